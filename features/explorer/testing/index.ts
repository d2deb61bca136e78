export { drawnGameOf, raceNames } from "../model/race"
