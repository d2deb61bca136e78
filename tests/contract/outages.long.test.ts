import { badAnswers, testBadUpstreams, testDatabaseOutage } from "./outages"

testDatabaseOutage(30_000)
testBadUpstreams(badAnswers)
