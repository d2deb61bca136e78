import { FactRows, PageHeader, Section } from "./page-parts"

/** What is stored where. It describes the app as it is: change it with every feature that stores or sends something. */
export function PrivacyPage() {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader title="Privacy" lead="No accounts and no trackers. This is what is stored, and where." />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <Section title="In this browser">
          <p>
            Your settings, favourites, accepted terms and age, client seeds, game history and free-play balance, races
            that you joined, which games you opened, so that they load sooner, your limits and what you have played
            today, the name generated for your wallet, the wallet app that you used last, players whom you muted, and an
            invitation that you came with or accepted.
          </p>
          <p>It stays until you clear the site's data. On the local network the browser also stores the test wallet.</p>
          <p>
            A page that is shown without a network, four icons and files of the app are stored too. They are the same
            for everybody.
          </p>
        </Section>
        <Section title="On the chain">
          <p>
            Every bet is public for good: your wallet's address, wager, game settings, seeds and result, and a name that
            you give yourself in Plinko Race. Anyone can read it without this site.
          </p>
          <p>
            If you accept an invitation, the wallet that invited you is recorded with your next bet and receives 0.25%
            of your wagers, except in Plinko Race. Removing it in your profile deletes the record; earlier bets stay
            public.
          </p>
        </Section>
        <Section title="On our server">
          <p>
            The server reads public bets and referral records from the chain to show statistics and rankings. It stores
            no names and no e-mail addresses.
          </p>
          <p>
            The chat's last 100 messages are stored with the wallets that wrote them; older ones are deleted. What the
            operator removes is hidden at once and deleted with them; until then the operator can show it again.
            Reports, bans and removals are stored with the wallets.
          </p>
          <p>
            Signing in to the chat stores a cookie, which scripts cannot read, and a record of it with your wallet on
            the server, for 12 hours. Where this casino asks from which country you come, another cookie says for 13
            minutes that play was open there; it names nobody.
          </p>
          <p>
            What your browser asks Solana and the transactions that you sign pass through our server, unless this casino
            lets browsers ask a node themselves. They are not stored.
          </p>
          <p>
            When something fails in your browser, the operator receives what failed, where in the code, the kind of page
            and browser, and how bets ended. Addresses, signatures, links and amounts are removed before it is sent and
            again on the server; nothing says who you are. Failures are deleted after 14 days, and how bets ended is
            only counted. Settings has a switch, and Do Not Track and Global Privacy Control switch it off too.
          </p>
          <p>
            Some requests are limited per network address, which the server stores hashed: for a day after a chat
            message and after a ban, with your wallet, and for a minute after signing in and other writes, reading
            statistics and histories, the status checks (chain, DNS, cache) and reading a transaction through the
            server. It is deleted within seconds after that, or once the database can be reached again. Other limits are
            counted in the server's memory.
          </p>
        </Section>
        <Section title="With others">
          <FactRows
            rows={[
              {
                label: "Solana nodes",
                value: "what you read and sign; your network address where this casino lets browsers ask them",
              },
              { label: "Another indexer, if this casino uses one", value: "your network address and what you look up" },
              { label: "Your wallet app", value: "the transactions you sign" },
            ]}
          />
          <p>
            No analytics, no advertising and no third-party scripts are loaded. Fonts and pictures come from this site.
          </p>
        </Section>
      </div>
    </article>
  )
}
