"""The verbs of the game. One action is one announcement: in the MPh, one expenditure of MF.

The action carries its dice; an engine never rolls. ``do`` names the verb.
"""

from asl_conformance.protocol.actions.base import (
    Action,
    DiceTotal,
    Die,
)
from asl_conformance.protocol.actions.firing import (
    ChangeCa,
    ChooseTem,
    CloseCombat,
    Fire,
    PlaceDc,
    ResolveFire,
    Result,
    SetDc,
    ThrowDc,
)
from asl_conformance.protocol.actions.moving import (
    AbandonEntry,
    Advance,
    BogCheck,
    ChangeTca,
    ChangeVca,
    ClaimInterdiction,
    ComeOut,
    Declare,
    DeclareEntry,
    GoBeneath,
    Load,
    MotionAttempt,
    Move,
    ResolveInterdiction,
    Rout,
    Start,
    Stop,
    Surrender,
    TurnBack,
    Unload,
    Withdraw,
)
from asl_conformance.protocol.actions.other import (
    ClaimWallAdvantage,
    Clear,
    Drop,
    EndPhase,
    Entrench,
    Exchange,
    ForfeitWallAdvantage,
    Land,
    PlaceOnBoard,
    Recover,
    Roll,
    Search,
    SetUp,
    TakeCheck,
    Transfer,
)

__all__ = [
    "AbandonEntry",
    "Action",
    "Advance",
    "AnyAction",
    "BogCheck",
    "ChangeCa",
    "ChangeTca",
    "ChangeVca",
    "ChooseTem",
    "ClaimInterdiction",
    "ClaimWallAdvantage",
    "Clear",
    "CloseCombat",
    "ComeOut",
    "Declare",
    "DeclareEntry",
    "DiceTotal",
    "Die",
    "Drop",
    "EndPhase",
    "Entrench",
    "Exchange",
    "Fire",
    "ForfeitWallAdvantage",
    "GoBeneath",
    "Land",
    "Load",
    "MotionAttempt",
    "Move",
    "PlaceDc",
    "PlaceOnBoard",
    "Recover",
    "ResolveFire",
    "ResolveInterdiction",
    "Result",
    "Roll",
    "Rout",
    "Search",
    "SetDc",
    "SetUp",
    "Start",
    "Stop",
    "Surrender",
    "TakeCheck",
    "ThrowDc",
    "Transfer",
    "TurnBack",
    "Unload",
    "Withdraw",
]

AnyAction = (
    SetUp
    | Exchange
    | Move
    | Rout
    | Advance
    | Withdraw
    | GoBeneath
    | ComeOut
    | Entrench
    | Roll
    | Fire
    | Result
    | ClaimInterdiction
    | ResolveInterdiction
    | Recover
    | Drop
    | ChangeVca
    | ChangeTca
    | ChangeCa
    | Start
    | Stop
    | MotionAttempt
    | CloseCombat
    | EndPhase
    | Declare
    | PlaceDc
    | ThrowDc
    | SetDc
    | ResolveFire
    | BogCheck
    | TakeCheck
    | Clear
    | Search
    | Transfer
    | Load
    | Unload
    | Land
    | Surrender
    | TurnBack
    | ClaimWallAdvantage
    | ForfeitWallAdvantage
    | PlaceOnBoard
    | DeclareEntry
    | AbandonEntry
    | ChooseTem
)
