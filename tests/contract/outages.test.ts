import { testBadUpstreams, testDatabaseOutage } from "./outages"

// `npm run prove contract` waits longer and tries every bad answer.
testDatabaseOutage(1_000)
testBadUpstreams(["answer with a page"])
