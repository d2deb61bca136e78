/*
 * Which modules share a file. One file for each module that two lazy parts share would be 200 requests; what a page always
 * loads together comes in one file instead. Higher priority wins, and a group takes the static imports of its modules
 * along, so the lists below name leaves and folders rather than entry points that lead further.
 */

const modules = (parts: readonly string[]) => new RegExp(`(^|[/\0])(${parts.join("|")})`)
const oneOf = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join("|"))

/** The libraries of every page, in a file that stays in the browser's cache while our own code changes. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|valtio|proxy-compare|valibot|use-sync-external-store|clsx|tailwind-merge|class-variance-authority|@radix-ui\/react-(slot|compose-refs)|get-nonce|@wallet-standard\/app|lucide-react\/dist\/esm\/(shared|context|Icon|createLucideIcon|defaultAttributes))(\/|\.)/

/**
 * The frame around every page and the visitor's home. The byte budget of the visitor's page holds this list short. The
 * features' entry points hold functions that load more, and no more than that when they stand alone.
 */
const shell = modules([
  "vite/preload-helper",
  "features/(?!session/)[a-z-]+/index\\.",
  "features/(kernel/(?!money|shared-reads|time-text|use-read|page-idle|versioned)|app-config/|lazy-parts/(model/(missing-code|import-with-files)|ui/(lazy-part|load-boundary|lazy-component-error|code-not-loaded|widget))\\.)",
  "themes/src/theme-id\\.",
  "design-system/src/(badge|button|heart|hooks|icon-button|one-line|skeleton|spinner|visually-hidden)/",
  "design-system/src/(drawer/(edge-swipe|use-edge-swipe)|states/(?!status-art).*)\\.",
  "design-system/src/(overlay-stack/(overlay-(stack|history)|return-targets|use-kept-focus)|address-label/short-address|lib/(cn|copy-text|is-composing|join-text|lazy-with-preload)|toast/(toast-store|use-(life|paused)))\\.",
  "features/shortcuts/",
  "features/home/(model/game-filters|ui/(hero|visitor-home|free-board-frame|(comparison|game-board)(?=\\.css)))\\.",
  "server/contract/(access-override|base58|config|fees|leaderboard-period|operator|terms)\\.",
  "features/(pools/ui/(jackpot|jackpot-frame|jackpot-figure(?=\\.css))|wallet/(model/.*|ui/wallet-context))\\.",
  "features/settings/(model/(?!may-report).*|ui/settings-context)\\.",
  "features/pools/model/jackpot-fee\\.",
  "features/tokens/(model/(free-token|selection)|ui/use-selection)\\.",
  "features/messages/model/(dialog-code|entries/(gates|message-entry))\\.",
  "app/money/select-token-tabs\\.",
  "app/(application-boundary|navigation/.*|command-menu/keyboard-shortcuts)\\.",
  "app/overlays/(load-boundary|notices-root|overlays|overlays-root|panel-link|back-steps|use-back-steps|use-welcome|host-failed)\\.",
  "app/pages/(free-play(?!-board)|home-skeleton|page-head|page-loading|wrong-address|route-error|not-found-page|missing-code|search|explorer-search)\\.",
  "app/shell/(?!access-gate|new-version|pending-bet-check|invitation-host|use-chain|chat-panel|chat-unread|player-news|wallet-|balance-chip|account-actions|jackpot-view|live-|game-title|toast-host|toast-place|use-account|testing/)",
])

/** Figures that every page shows once it runs: pools, prices, own statistics, and the catalogue that names the games. */
const figures = modules([
  "node_modules/(swr|dequal)/",
  "features/kernel/(money|shared-reads|time-text|use-read|page-idle|versioned)\\.",
  "features/(pools/data/use-pools|prices/(data|model)/.*)\\.",
  "features/games/(catalogue/catalogue|kit/game-record|[a-z0-9]+/record)\\.",
  "features/games/(kit/(amount-text|outcome)|screen/progress)\\.",
  "features/betting/(tab-lock|model/(bet-array|round-state|round-predicates))\\.",
  "features/games/(play/(platform-fees|unrevealed-bet)|statistics/[a-z-]+)\\.",
  "design-system/src/(ticker|pause-button|scroll-row)/",
  "features/prices/ui/price-(ticker|note)\\.",
  "design-system/src/art/(art-id|emoji|game-picture|geometry|gradients|light|suit|tone|use-art-ids|pieces/(coin|gem|piece-frame))\\.",
  "design-system/src/(amount/[a-z-]+|count-up/.*|lib/units|token-coin/.*)\\.",
  "features/home/model/game-figures\\.",
  "features/(pools/(model/jackpot-(split|chance|size)|data/pool-of|ui/(live-jackpot|small-pot|jackpot-figure\\.tsx))|settings/ui/(settings-effects|effects))\\b",
  "app/(adapted-notice|settings-effects|diagnostics/debug-flag|shell/(live-jackpot|jackpot-view|game-title))\\.",
  "server/contract/(address|amount|figures|games/odds|pools|prices)\\.",
])

/** Pictures of the games: each page with one shows its neighbours soon after. */
const scenes = modules([
  "design-system/src/art/(scenes/(?!flat).*|game-art|scatter|glyph|backdrop|fetched|pieces/(ball|chip-stack|mine|peg|playing-card|rocket))\\.",
])

/** What opens over a page. */
const panel =
  /\/(node_modules\/(@radix-ui|@floating-ui|react-remove-scroll\w*|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|tslib)|design-system\/src\/(dialog|popover|tooltip|dropdown-menu|overlay-stack|lib\/(described-by|focus-panel|forward-generic-ref|is-form-reset|tab-past-radios|typed-text)|hooks\/use-writing-direction|filter-chips|segmented-control|field|copy-button|slider|number-stepper|tabs|input))[/.]/
const icons = /\/lucide-react\/dist\/esm\/icons\//
/** The icons of the frame and of the visitor's home: a file each is mostly its wrapping. */
const shellIcons =
  /\/lucide-react\/dist\/esm\/icons\/(chevron-right|circle-alert|circle-user-round|coins|compass|copy|ellipsis|flame|gem|gift|heart|house|key-round|layout-grid|loader-circle|menu|message-circle|palette|panel-(left|right)(-close|-open)?|play|refresh-cw|rotate-ccw|rotate-ccw-clock|settings-2|shield-half|smartphone|trophy|wallet|x|zap)\./

/** The connected wallet in the shell, with its session: on every page of a player. */
const player = modules([
  "app/shell/(wallet-menu|wallet-chip|balance-chip|use-account)\\.",
  "design-system/src/(address-label|avatar)/",
  "features/games/play/(?!platform-fees|unrevealed-bet)",
  "features/betting/(?!model/bet-texts)",
  "features/games/(kit/(amount-text|bet-message|refusal-message|free-token|likely-bet|page-clock|result-amount|wallet-change)|page/(balance-figure|failure-toast|player-balance|wallet-news)|screen/failure)\\.",
  "features/(chain|fairness)/model/",
  "design-system/src/wallet/(wallet-menu|wallet-words)\\.",
  "features/(profile/model/own-name|tokens/model/priority-fee)\\.",
  "features/play-limits/model/",
  "app/play/limits\\.",
  "server/contract/display-name\\.",
  "app/shell/use-chain\\.",
])

/** What a player's page asks for once it runs: invitation, unread messages, sign-in. */
const community = modules([
  "app/shell/(invitation-host|chat-unread)\\.",
  "features/referral/(model/|ui/invitation)",
  "features/(chat/(data|model|ui/(unread-watch|chat-context)\\.)|session/)",
  "server/contract/(chat|referral|session)\\.",
])

/** The page of a game: everything but the game itself and the dialogs that open over it. */
const gamePage = modules([
  "features/games/(kit|run)/",
  "features/games/screen/(?!set-bet-dialog|proof-line)",
  "features/games/celebration/(?!signatures/)",
  "features/games/page/(?!(debug-dialog|debug-view|fairness-|rules-|seed-|game-settings))",
  "design-system/src/(bet-input|bet-progress|facts)/",
  "features/games/kit3d/(view-3d-or-2d|adaptive-resolution)\\.",
  "features/(terms/model/|access/(model/play-access|data/ask-play-access)\\.)",
  "server/contract/(play-access|games/decoration)\\.",
  "app/(overlays/ask-terms|play/(?!limits)[a-z-]+)\\.",
])

/** Small parts that most pages share beside the frame: alone, each would be mostly the wrapping of its request. */
const parts = modules([
  "design-system/src/(card|kbd)/",
  "features/lazy-parts/ui/loading-part\\.",
  "features/games/(plinkorace/own-races|replay/(boards|can-replay)|kit3d/phase-start)\\.",
  "features/chain/read/failover-of\\.",
  "features/fairness/chain/(providers|round-error)\\.",
  "features/chain/model/rpc-endpoints\\.",
  "server/contract/(game-of-metadata|rpc-endpoints|series|settled-games|stats)\\.",
  "app/(background/activity|pages/(go-back|player-link|restore-scroll-position|text-link|use-first-anchor))\\.",
])

/**
 * The controls of a game and of settings, which neither the home nor the chat has; and a dialog while its code comes, and
 * when it fails: with the words and the frame of dialogs, which a visitor's page does without.
 */
const controls = modules([
  "node_modules/@radix-ui/react-(select|slider|switch)/",
  "design-system/src/(slider|number-stepper)/",
  "features/lazy-parts/ui/(component-error|failed-panel|waiting-panel|lazy-panel)\\.",
])

/** Preloads other games' code on a player's page. */
const preload = modules(["app/preload/", "features/diagnostics/model/activity\\."])

/** Reports of failures, once a page stands still. */
const background = modules([
  "app/(background/start-background|diagnostics/report-failures)\\.",
  "features/diagnostics/(model/(failure-report|reporter)|data/browser-reporter)\\.",
  "server/contract/redacted\\.",
])

/** The wallet that only the local network has. */
const localWallet = modules([
  "app/money/announce-wallet\\.",
  "features/wallet/local/(local-key|portable-secret|sign-in-place|local-wallet)\\.",
  "node_modules/@wallet-standard/wallet/",
])

/** What the casino says when something happens: the shell loads it with its first toast, a player's page at once. */
const messages = modules(["features/messages/model/", "features/betting/model/bet-texts\\."])

/** What every page asks for after its first paint: whether the casino is closed, how the server is, how fast this device is. */
const afterPaint = modules([
  "app/shell/(access-gate|new-version|pending-bet-check|wallet-wait)\\.",
  "app/(diagnostics/reporter|overlays/nothing-to-lose|service-worker/reload-due)\\.",
  "features/access/(ui/access-watch|data/use-access-override)\\.",
  "features/settings/(data/watch-slowness|model/may-report)\\.",
  "app/shell/live-status\\.",
  "server/contract/health\\.",
])

/** The board of free games, which a visitor loads without the rest of a player's home. */
const freeBoard = modules(["features/home/(model/board|ui/(free-board|board-card))\\.", "design-system/src/game-card/"])

/** The picture of the home's first view and its motion, which follow the page. */
const heroArt = modules(["features/home/ui/hero-(art|ambient)\\."])

/** A player's home. */
const home = modules([
  "features/home/(model/(?!game-figures)|ui/(?!all-games|claims|comparison|game-info|game-board\\.css|quotes|visitor-|hero|free-|board-card))",
  "app/pages/(player-home-page|game-links|demand-game|use-game-wallet|use-open-game)\\.",
  "features/platform-stats/",
  "features/pools/(ui/last-chance|data/use-last-chance)\\.",
  "design-system/src/game-card/",
])

/** Charts of the explorer, of a profile and of the server's state. */
const charts = modules(["design-system/src/charts/"])

/** What every page of the explorer begins with, and the latest bets on other pages. */
const explorer = modules([
  "features/explorer/(data|model)/(?!find\\.)",
  "features/explorer/ui/(?!bet-history|daily|details|game-shares|history|logs|outcome|own-bets|platform|player[.-](?!cell)|plays-table|pool[.-](?!list)|proof|race|run|transaction)",
  "app/pages/(explorer-surroundings|latest-bets)\\.",
  "server/contract/(charts|monitoring|players)\\.",
])

/** What reads the chain, without a library. */
const chainReading = modules(["features/chain/(own-chain\\.|(read|decode)/(?!failover-of))"])

// The libraries of the chain: each file runs in a task of its own.
const web3 =
  /\/(node_modules\/(@solana\/(web3\.js|errors|codecs-\w+|buffer-layout|buffer-layout-utils)|@noble\/hashes|base-x|base64-js|bn\.js|borsh|bs58|buffer|eventemitter3|ieee754|jayson|rpc-websockets|safe-buffer|superstruct|text-encoding-utf-8|uuid)|tools\/stubs\/bigint-buffer|features\/chain\/data\/(node-globals|steps\/web3))[/.]/
/** Our own copy, which checks proofs without a chain client; the clients bring copies below their own folders. */
const ed25519 = /^(?:(?!node_modules).)*\/node_modules\/@noble\/(curves|hashes)\//
const anchor =
  /(^|\0)__vite-browser-external|\/(node_modules\/(@coral-xyz|buffer-layout|camelcase|pako)|features\/chain\/data\/steps\/anchor)[/.]/
const gamba =
  /\/(node_modules\/(gamba-core-v2|@solana\/spl-token)|features\/chain\/data\/(steps\/gamba|signing|connect|gamba|signed-message|transactions))[/.]/

export const chunkGroups = [
  { name: "vendor", test: vendor, priority: 10 },
  { name: "shell", test: oneOf(shell, shellIcons), priority: 9 },
  { name: "figures", test: figures, priority: 8 },
  { name: "scenes", test: scenes, priority: 7 },
  { name: "icons", test: icons, priority: 6 },
  { name: "panel", test: panel, priority: 6 },
  { name: "player", test: player, priority: 5 },
  { name: "game-page", test: gamePage, priority: 4 },
  { name: "messages", test: messages, priority: 4 },
  { name: "community", test: community, priority: 3 },
  { name: "explorer", test: explorer, priority: 3 },
  { name: "charts", test: charts, priority: 3 },
  { name: "after-paint", test: afterPaint, priority: 3 },
  { name: "parts", test: parts, priority: 8 },
  { name: "controls", test: controls, priority: 8 },
  { name: "preload", test: preload, priority: 3 },
  { name: "background", test: background, priority: 3 },
  { name: "local-wallet", test: localWallet, priority: 3 },
  { name: "free-board", test: freeBoard, priority: 4 },
  { name: "hero-art", test: heroArt, priority: 3 },
  { name: "home", test: home, priority: 3 },
  { name: "chain-reading", test: chainReading, priority: 3 },
  { name: "ed25519", test: ed25519, priority: 3 },
  { name: "web3", test: web3, priority: 2 },
  { name: "anchor", test: anchor, priority: 2 },
  { name: "gamba", test: gamba, priority: 1 },
]
