export { browser, eachTestInNewBrowser, network, pageIn, pass, type TestPage, testBet, until } from "./test-browser"
