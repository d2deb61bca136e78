export { testimonies, testimoniesOf, witnessQuestion } from "../../features/chain/model/witnesses.ts"
