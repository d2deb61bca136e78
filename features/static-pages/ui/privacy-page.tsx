import { FactRows, PageHeader, Section } from "./page-parts"

/** What is stored where. It describes the app as it is: change it with every feature that stores or sends something. */
export function PrivacyPage() {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader title="Privacy" lead="No accounts and no trackers. This is what is stored, and where." />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <Section title="In this browser">
          <p>
            Your settings, favourites, accepted terms, client seeds, game history and free-play balance, which games you
            opened, so that they load sooner, your limits and what you have played today, the name generated for your
            wallet, and an invitation that you came with or accepted.
          </p>
          <p>It stays until you clear the site's data. On the local network the browser also stores the test wallet.</p>
          <p>
            A page that is shown without a network, four icons and files of the app are stored too. They are the same
            for everybody.
          </p>
        </Section>
        <Section title="On the chain">
          <p>
            Every bet is public for good: your wallet's address, wager, game settings, seeds and result. Anyone can read
            it without this site.
          </p>
          <p>
            If you accept an invitation, the wallet that invited you is recorded with your next bet and receives 0.25%
            of your wagers. Removing it in your profile deletes the record; earlier bets stay public.
          </p>
        </Section>
        <Section title="On our server">
          <p>
            The server reads public bets and referral records from the chain to show statistics and rankings. It stores
            no names and no e-mail addresses.
          </p>
          <p>
            The chat's last 100 messages are stored with the wallets that wrote them. Older ones are deleted, and so are
            those that the operator removes; the removal is logged.
          </p>
          <p>
            Signing in to the chat stores one cookie, which scripts cannot read, and a record of it with your wallet on
            the server, for 12 hours.
          </p>
          <p>
            When something fails in your browser, the operator receives what failed, where in the code, the kind of page
            and browser, and how bets ended. Addresses, signatures, links and amounts are removed before it is sent and
            again on the server; nothing says who you are. It is deleted after 14 days. Settings has a switch, and Do
            Not Track and Global Privacy Control switch it off too.
          </p>
          <p>
            Some requests are limited per network address, which the server stores hashed: for 3 seconds after a chat
            message, and for a minute after signing in, a report of failures, the status checks (chain, DNS, cache) and
            reading a transaction through the server. It is deleted within seconds after that, or once the database can
            be reached again.
          </p>
        </Section>
        <Section title="With others">
          <FactRows
            rows={[
              { label: "Solana RPC provider", value: "your network address and the accounts you read" },
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
