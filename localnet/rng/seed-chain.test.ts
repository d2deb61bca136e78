import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { SeedChain } from "./seed-chain"

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const [ann, bob] = ["ann", "bob"]

test("a committed hash is the hash of its seed", () => {
  const seeds = SeedChain.begin("chain")
  const { seed, hash } = seeds.commit(ann)
  expect(sha256(seed)).toBe(hash)
  expect(seeds.open(ann, hash)).toBe(seed)
})

test("the same chain seed gives the same seeds, another one or none gives others", () => {
  const first = SeedChain.begin("chain").commit(ann).seed
  expect(SeedChain.begin("chain").commit(ann).seed).toBe(first)
  expect(SeedChain.begin("other").commit(ann).seed).not.toBe(first)
  expect(SeedChain.begin().commit(ann).seed).not.toBe(SeedChain.begin().commit(ann).seed)
})

test("no wallet shares a seed with another, nor meets one twice", () => {
  const seeds = SeedChain.begin("chain")
  const promised = Array.from({ length: 100 }, () => [seeds.commit(ann).seed, seeds.commit(bob).seed]).flat()
  expect(new Set(promised).size).toBe(200)
})

test("a wallet cannot have another wallet's seed opened", () => {
  const seeds = SeedChain.begin("chain")
  const { hash } = seeds.commit(ann)
  seeds.commit(bob)
  expect(seeds.open(bob, hash)).toBeNull()
})

test("a saved chain reveals the seeds it committed to and continues with new ones", () => {
  const seeds = SeedChain.begin()
  const promised = seeds.commit(ann)
  const restored = new SeedChain(seeds.save())
  expect(restored.open(ann, promised.hash)).toBe(promised.seed)
  expect(restored.commit(ann).seed).toBe(seeds.commit(ann).seed)
})
