"""The closed word lists of protocol version 1: words of positions, actions and answers.

A word that is not listed here is a protocol violation. So a typing error in a feature file or in an engine's
answer is reported where it is made. The text below each list gives the meaning of its words; ``descriptions``
reads it there. Open lists are in ``names``.
"""

from asl_conformance.protocol.vocabulary.ground import Access as Access
from asl_conformance.protocol.vocabulary.ground import Depression as Depression
from asl_conformance.protocol.vocabulary.ground import HexsideTerrain as HexsideTerrain
from asl_conformance.protocol.vocabulary.ground import HexTerrain as HexTerrain
from asl_conformance.protocol.vocabulary.ground import Overlay as Overlay
from asl_conformance.protocol.vocabulary.ground import Phase as Phase
from asl_conformance.protocol.vocabulary.ground import Road as Road
from asl_conformance.protocol.vocabulary.ground import Smoke as Smoke
from asl_conformance.protocol.vocabulary.ground import WaterDepth as WaterDepth
from asl_conformance.protocol.vocabulary.ground import Weather as Weather
from asl_conformance.protocol.vocabulary.pieces import AFVS as AFVS
from asl_conformance.protocol.vocabulary.pieces import FORTIFICATIONS as FORTIFICATIONS
from asl_conformance.protocol.vocabulary.pieces import GUNS as GUNS
from asl_conformance.protocol.vocabulary.pieces import SUPPORT_WEAPONS as SUPPORT_WEAPONS
from asl_conformance.protocol.vocabulary.pieces import CounterStatus as CounterStatus
from asl_conformance.protocol.vocabulary.pieces import CounterType as CounterType
from asl_conformance.protocol.vocabulary.pieces import Cover as Cover
from asl_conformance.protocol.vocabulary.pieces import Deed as Deed
from asl_conformance.protocol.vocabulary.pieces import Equipment as Equipment
from asl_conformance.protocol.vocabulary.pieces import Mount as Mount
from asl_conformance.protocol.vocabulary.pieces import Place as Place
from asl_conformance.protocol.vocabulary.pieces import UnitStatus as UnitStatus
from asl_conformance.protocol.vocabulary.pieces import UnitType as UnitType
from asl_conformance.protocol.vocabulary.play import CheckKind as CheckKind
from asl_conformance.protocol.vocabulary.play import Clearance as Clearance
from asl_conformance.protocol.vocabulary.play import FireResult as FireResult
from asl_conformance.protocol.vocabulary.play import Means as Means
from asl_conformance.protocol.vocabulary.play import MoveMode as MoveMode
from asl_conformance.protocol.vocabulary.play import Purpose as Purpose
from asl_conformance.protocol.vocabulary.play import RoutOutcome as RoutOutcome
from asl_conformance.protocol.vocabulary.play import WholeAllotment as WholeAllotment
