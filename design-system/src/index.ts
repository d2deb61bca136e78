export { Accordion, type AccordionProps, type AccordionSection } from "./accordion/accordion"
export { AddressLabel, type AddressLabelProps } from "./address-label/address-label"
export { shortAddress } from "./address-label/short-address"
export { Amount, type AmountProps } from "./amount/amount"
export { ColumnAmount, type ColumnAmountProps } from "./amount/column-amount"
export { type ArtId, artIds, isArtId } from "./art/art-id"
export { GameArt, type GameArtProps, preloadGameArt } from "./art/game-art"
export { GamePicture, type GamePictureProps } from "./art/game-picture"
export { Ball, type BallProps } from "./art/pieces/ball"
export { Bucket, type BucketProps } from "./art/pieces/bucket"
export { ChipStack, type ChipStackProps } from "./art/pieces/chip-stack"
export { Coin, CoinFall, type CoinFallProps, type CoinProps } from "./art/pieces/coin"
export { EightBall, type EightBallProps } from "./art/pieces/eight-ball"
export { Gem, type GemProps, HeartGem } from "./art/pieces/gem"
export { Mine, type MineProps } from "./art/pieces/mine"
export { type PegSpot, Pegs, type PegsProps } from "./art/pieces/peg"
export { PieceFrame, type PieceFrameProps } from "./art/pieces/piece-frame"
export { type CardFace, PlayingCard, type PlayingCardProps, type Rank, ranks } from "./art/pieces/playing-card"
export { CABINET_INSET, ReelCabinet, type ReelCabinetProps, ReelGlass } from "./art/pieces/reel-cabinet"
export { ReelSymbol, type ReelSymbolName, type ReelSymbolProps, reelSymbols } from "./art/pieces/reel-symbol"
export { Rocket, type RocketProps } from "./art/pieces/rocket"
export { Plate, Tray, type TrayProps } from "./art/pieces/tray"
export { type SuitName, suits } from "./art/suit"
export { type ArtHue, tone } from "./art/tone"
export { Avatar, type AvatarProps } from "./avatar/avatar"
export { Badge, type BadgeProps } from "./badge/badge"
export { BetInput, type BetInputProps } from "./bet-input/bet-input"
export type { BetInputWords } from "./bet-input/bet-input-words"
export { type BetPreset, BetPresets, type BetPresetsProps } from "./bet-presets/bet-presets"
export { BetProgress, type BetProgressProps, type BetStep, type StepState } from "./bet-progress/bet-progress"
export {
  BottomSheet,
  type BottomSheetAction,
  BottomSheetContent,
  type BottomSheetContentProps,
  type BottomSheetProps,
  BottomSheetTrigger,
} from "./bottom-sheet/bottom-sheet"
export { Button, type ButtonProps } from "./button/button"
export { LinkButton, type LinkButtonProps } from "./button/link-button"
export { Card, type CardProps } from "./card/card"
export { BarChart, type BarChartProps, type ChartBar } from "./charts/bar-chart"
export type { ChartPoint } from "./charts/chart-point"
export type { ChartWords } from "./charts/chart-table"
export { LineChart, type LineChartProps } from "./charts/line-chart"
export { Sparkline, type SparklineProps } from "./charts/sparkline"
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox"
export { CopyButton, type CopyButtonProps, type CopyWords } from "./copy-button/copy-button"
export { CountUp, type CountUpProps } from "./count-up/count-up"
export { type Clock, systemClock } from "./countdown/clock"
export { Countdown, type CountdownProps } from "./countdown/countdown"
export { DataList, type DataListProps } from "./data-list/data-list"
export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTrigger,
} from "./dialog/dialog"
export {
  Drawer,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  type DrawerProps,
  DrawerTrigger,
} from "./drawer/drawer"
export type { DrawerSide } from "./drawer/edge-swipe"
export { useEdgeSwipe } from "./drawer/use-edge-swipe"
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu/dropdown-menu"
export { type Fact, Facts } from "./facts/facts"
export { StatTile, type StatTileProps } from "./facts/stat-tile"
export { FilterChips, type FilterChipsProps } from "./filter-chips/filter-chips"
export { GameCard, type GameCardCell, type GameCardProps } from "./game-card/game-card"
export { type TiltStrength, tiltDegrees } from "./game-card/use-tilt"
export { Heart, type HeartProps } from "./heart/heart"
export { type ActionRest, ActionRestMs, useActionRest } from "./hooks/use-action-rest"
export { useHydrated } from "./hooks/use-hydrated"
export { useLatest } from "./hooks/use-latest"
export { useLessGlow } from "./hooks/use-less-glow"
export { useMedia } from "./hooks/use-media"
export { useNow } from "./hooks/use-now"
export { useReducedMotion } from "./hooks/use-reduced-motion"
export { type TokenName, useTokenColor } from "./hooks/use-token-color"
export { IconButton, type IconButtonProps } from "./icon-button/icon-button"
export { Input, type InputProps } from "./input/input"
export { Kbd } from "./kbd/kbd"
export { cn } from "./lib/cn"
export { copyText, selectContent } from "./lib/copy-text"
export { isComposing, isEscape } from "./lib/is-composing"
export { lazyWithPreload, type PreloadableComponent } from "./lib/lazy-with-preload"
export { latinNumber, visibleText } from "./lib/typed-text"
export { type AmountFormat, formatAmount, formatUnits, MINUS, parseUnits } from "./lib/units"
export { NumberStepper, type NumberStepperProps, type NumberStepperWords } from "./number-stepper/number-stepper"
export { type OverlayHistory, OverlayHistoryProvider } from "./overlay-stack/overlay-history"
export { createOverlayStack, type OverlayStack } from "./overlay-stack/overlay-stack"
export { useKeptFocus } from "./overlay-stack/use-kept-focus"
export { useOverlay } from "./overlay-stack/use-overlay"
export { Pagination, type PaginationProps, type PaginationWords } from "./pagination/pagination"
export { PauseButton, type PauseButtonProps, type PauseWords } from "./pause-button/pause-button"
export { usePausedMotion } from "./pause-button/use-paused-motion"
export {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from "./popover/popover"
export { Progress, type ProgressProps } from "./progress/progress"
export { QrCode, type QrCodeProps } from "./qr-code/qr-code"
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./radio-group/radio-group"
export { RankMedal, type RankMedalProps } from "./rank-medal/rank-medal"
export { ScrollRow, type ScrollRowProps, type ScrollRowWords } from "./scroll-row/scroll-row"
export { SegmentedControl, type SegmentedControlProps } from "./segmented-control/segmented-control"
export { Select, type SelectOption, type SelectProps } from "./select/select"
export { PageSkeleton, Skeleton, SkeletonFigure, SkeletonRows, type SkeletonRowsProps } from "./skeleton/skeleton"
export { type Range, RangeSlider, type RangeSliderProps } from "./slider/range-slider"
export { Slider, type SliderProps } from "./slider/slider"
export type { SliderFlag } from "./slider/slider-track"
export { Spinner, type SpinnerProps } from "./spinner/spinner"
export type { CauseWords } from "./states/cause"
export { EmptyState, type EmptyStateProps } from "./states/empty-state"
export { ErrorPage, type ErrorPageProps } from "./states/error-page"
export { ErrorState, type ErrorStateProps } from "./states/error-state"
export { StatusPage, type StatusPageProps } from "./states/status-page"
export { Switch, type SwitchProps } from "./switch/switch"
export { Table, type TableProps } from "./table/table"
export type { TableColumn } from "./table/table-column"
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from "./tabs/tabs"
export { type ThemeChoice, ThemePicker, type ThemePickerProps, ThemeSwatch } from "./theme-picker/theme-picker"
export { Ticker, type TickerProps } from "./ticker/ticker"
export { type ToastPosition, ToastViewport, type ToastViewportProps } from "./toast/toast"
export {
  createToastStore,
  type ToastEntry,
  type ToastMessage,
  type ToastStore,
  type ToastTone,
} from "./toast/toast-store"
export type { ToastWords } from "./toast/toast-words"
export { useLife } from "./toast/use-life"
export { usePaused } from "./toast/use-paused"
export { TokenCoin, type TokenCoinProps } from "./token-coin/token-coin"
export { Tooltip, type TooltipProps } from "./tooltip/tooltip"
export { VisuallyHidden } from "./visually-hidden/visually-hidden"
