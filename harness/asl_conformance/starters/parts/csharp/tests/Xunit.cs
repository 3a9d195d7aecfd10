// The same cases under xUnit: `dotnet test tests`. This file and tests.csproj were never built where they were written.
// A case that the engine does not claim is skipped. Set ASL_VECTORS to the whole path of the vectors.
#if XUNIT
using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Conformance
{
    public class Vectors
    {
        private static readonly Dictionary<string, Func<Judged>> All =
            ConformanceTest.Cases(ConformanceTest.KnownFailures()).ToDictionary(one => one.Key, one => one.Value);

        public static IEnumerable<object[]> Ids { get { return All.Keys.Select(id => new object[] { id }); } }

        [Theory]
        [MemberData(nameof(Ids))]
        public void Case(string id)
        {
            Judged found = All[id]();
            if (found.Verdict.Kind == "pass") return;
            Assert.SkipWhen(found.Verdict.IsHarmless, found.Verdict.Kind);
            Assert.Fail(found.Told());
        }

        [Fact]
        public void Known_failures_name_cases()
        {
            Assert.Empty(ConformanceTest.KnownFailures().Keys.Except(All.Keys));
        }
    }
}
#endif
