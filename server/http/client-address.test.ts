import { Hono } from "hono"
import { expect, test } from "vitest"
import { clientAddress, networkOf } from "./client-address"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:40112", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["[2001:db8:1:2::1]:40112", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["1:2:3::", "1:2:3:0::/64"],
  ["no address", "no address"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test("all addresses of one IPv6 connection share a limit, behind a proxy too", async () => {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, 1)))
  const from = async (address: string) => (await app.request("/", { headers: { "x-forwarded-for": address } })).text()
  expect(await from("2001:db8:1:2:aaaa::1")).toBe(await from("forged, 2001:db8:1:2:bbbb:cccc:dddd:eeee"))
  expect(await from("2001:db8:1:2::1")).not.toBe(await from("2001:db8:1:3::1"))
})

test.each([
  ["no proxy", 0, "192.0.2.1, 192.0.2.2", "local"],
  ["one", 1, "192.0.2.1, 192.0.2.2", "192.0.2.2"],
  ["two", 2, "192.0.2.1, 192.0.2.2", "192.0.2.1"],
  ["two, of which one was passed by", 2, "192.0.2.2", "local"],
  ["one, with an empty entry", 1, "192.0.2.1, ", "local"],
  ["one, with IPv6 in brackets and upper case", 1, "[2001:DB8::1]", "2001:db8:0:0::/64"],
])("with %s of ours in front the address is that of the entry it wrote", async (_, hops, forwarded, expected) => {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, hops)))
  const reply = await app.request("/", { headers: { "x-forwarded-for": forwarded } })
  expect(await reply.text()).toBe(expected)
})
