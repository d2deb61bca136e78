import {
  Accordion,
  BottomSheet,
  BottomSheetContent,
  BottomSheetTrigger,
  Button,
  Card,
  createToastStore,
  DataList,
  Dialog,
  DialogContent,
  DialogTrigger,
  Drawer,
  DrawerContent,
  DrawerTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EmptyState,
  ErrorPage,
  ErrorState,
  GameArt,
  GameCard,
  PageSkeleton,
  Pagination,
  Popover,
  PopoverContent,
  PopoverTrigger,
  ScrollRow,
  Table,
  ThemePicker,
  ToastViewport,
  Tooltip,
} from "@dghrt/design-system"
import { themeCatalogue } from "@dghrt/themes"
import { type Sample, unheard } from "./sample"

const players = ["QuietWhale", "SirLimit", "VelvetMoth"]
const waiting = createToastStore()
waiting.push({ tone: "success", title: "Transaction confirmed", link: { label: "View Transaction →", href: "#tx" } })
const cells = [
  { label: "Mode", value: "Solo" },
  { label: "Graphics", value: "2D" },
  { label: "Status", value: "Live", tone: "success" },
] as const

/** What holds other things. Overlays rest closed: their own stories show them open in every theme. */
export const larger: readonly Sample[] = [
  { name: "Card", draw: () => <Card>Every result can be checked.</Card> },
  { name: "GameArt", draw: () => <GameArt game="dice" className="aspect-4/3 rounded-lg" /> },
  {
    name: "GameCard",
    draw: (theme) => (
      <GameCard
        name={`Mines, ${theme}`}
        art={<GameArt game="mines" />}
        fact="Up to 25x"
        cells={cells}
        link={(content) => <a href="#mines">{content}</a>}
        featured
      />
    ),
  },
  {
    name: "Accordion",
    draw: () => <Accordion sections={[{ value: "quick", title: "Quick", content: "Sound and motion." }]} />,
  },
  {
    name: "Table",
    draw: () => (
      <Table
        label="Players"
        rows={players}
        rowKey={(player) => player}
        columns={[
          { id: "player", header: "Player", cell: (player) => player },
          { id: "plays", header: "Plays", numeric: true, cell: (player) => player.length },
        ]}
        empty="None"
      />
    ),
  },
  {
    name: "DataList",
    draw: () => (
      <DataList
        label="Players"
        items={players}
        itemKey={(player) => player}
        renderItem={(player) => <span className="flex h-13 items-center px-4">{player}</span>}
        empty="None"
        className="h-40"
      />
    ),
  },
  {
    name: "ScrollRow",
    draw: (theme) => (
      <ScrollRow title={`Players, ${theme}`}>
        {players.map((player) => (
          <Card key={player}>{player}</Card>
        ))}
      </ScrollRow>
    ),
  },
  {
    name: "Pagination",
    draw: (theme) => <Pagination label={`Pages, ${theme}`} page={1} pageCount={3} onPageChange={unheard} />,
  },
  { name: "EmptyState", draw: () => <EmptyState title="No players yet" detail="Be the first!" /> },
  { name: "ErrorState", draw: () => <ErrorState title="The plays did not load" onRetry={unheard} /> },
  {
    name: "ErrorPage",
    draw: (theme) => <ErrorPage status={404} title={`Game not found, ${theme}`} homeHref="#home" onRetry={unheard} />,
  },
  { name: "PageSkeleton", draw: (theme) => <PageSkeleton label={`Loading page, ${theme}`} /> },
  {
    name: "ThemePicker",
    draw: (theme) => (
      <ThemePicker
        label={`Color schemes, ${theme}`}
        choices={themeCatalogue.slice(5, 7)}
        value="retro"
        onValueChange={unheard}
      />
    ),
  },
  {
    name: "ToastViewport",
    draw: (theme) => (
      // A transformed box is what fixed things are fixed to.
      <div className="h-52 translate-0">
        <ToastViewport store={waiting} lifeMs={3_600_000} words={{ region: `Notifications, ${theme}` }} />
      </div>
    ),
  },
  {
    name: "Dialog",
    draw: () => (
      <Dialog>
        <DialogTrigger asChild>
          <Button>Dialog</Button>
        </DialogTrigger>
        <DialogContent title="Dialog">Inside</DialogContent>
      </Dialog>
    ),
  },
  {
    name: "Drawer",
    draw: () => (
      <Drawer>
        <DrawerTrigger asChild>
          <Button>Drawer</Button>
        </DrawerTrigger>
        <DrawerContent side="left" title="Drawer">
          Inside
        </DrawerContent>
      </Drawer>
    ),
  },
  {
    name: "BottomSheet",
    draw: () => (
      <BottomSheet>
        <BottomSheetTrigger asChild>
          <Button>Sheet</Button>
        </BottomSheetTrigger>
        <BottomSheetContent title="Sheet">Inside</BottomSheetContent>
      </BottomSheet>
    ),
  },
  {
    name: "DropdownMenu",
    draw: () => (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Profile</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
  },
  {
    name: "Popover",
    draw: () => (
      <Popover>
        <PopoverTrigger asChild>
          <Button>Popover</Button>
        </PopoverTrigger>
        <PopoverContent label="Popover">Inside</PopoverContent>
      </Popover>
    ),
  },
  {
    name: "Tooltip",
    draw: () => (
      <Tooltip content="Price unavailable">
        <Button aria-disabled>$50</Button>
      </Tooltip>
    ),
  },
]
