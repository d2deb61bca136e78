export { AddressLabel, type AddressLabelProps, shortAddress } from "./address-label/address-label"
export { Amount, type AmountProps } from "./amount/amount"
export { Badge, type BadgeProps } from "./badge/badge"
export { BetInput, type BetInputProps } from "./bet-input/bet-input"
export { BetProgress, type BetProgressProps, type BetStep, type StepState } from "./bet-progress/bet-progress"
export { Button, type ButtonProps } from "./button/button"
export { Card, type CardProps } from "./card/card"
export { CopyButton, type CopyButtonProps } from "./copy-button/copy-button"
export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTrigger,
} from "./dialog/dialog"
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
export { Heart, type HeartProps } from "./heart/heart"
export { useReducedMotion } from "./hooks/use-reduced-motion"
export { type TokenName, useTokenColor } from "./hooks/use-token-color"
export { IconButton, type IconButtonProps } from "./icon-button/icon-button"
export { Input, type InputProps } from "./input/input"
export { cn } from "./lib/cn"
export { type AmountFormat, formatAmount, formatUnits, MINUS, parseUnits } from "./lib/units"
export { NumberStepper, type NumberStepperProps } from "./number-stepper/number-stepper"
export {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from "./popover/popover"
export { Progress, type ProgressProps } from "./progress/progress"
export { SegmentedControl, type SegmentedControlProps } from "./segmented-control/segmented-control"
export { PageSkeleton, Skeleton, SkeletonRows, type SkeletonRowsProps } from "./skeleton/skeleton"
export { type Range, RangeSlider, type RangeSliderProps } from "./slider/range-slider"
export { Slider, type SliderProps } from "./slider/slider"
export type { SliderFlag } from "./slider/slider-track"
export { Spinner, type SpinnerProps } from "./spinner/spinner"
export { EmptyState, type EmptyStateProps } from "./states/empty-state"
export { ErrorPage, type ErrorPageProps } from "./states/error-page"
export { ErrorState, type ErrorStateProps } from "./states/error-state"
export { Switch, type SwitchProps } from "./switch/switch"
export { Tabs, TabsContent, TabsList, type TabsListProps, TabsTrigger } from "./tabs/tabs"
export { type ThemeChoice, ThemePicker, type ThemePickerProps, ThemeSwatch } from "./theme-picker/theme-picker"
export { ToastViewport, type ToastViewportProps } from "./toast/toast"
export {
  createToastStore,
  type ToastEntry,
  type ToastMessage,
  type ToastStore,
  type ToastTone,
} from "./toast/toast-store"
export { Tooltip, type TooltipProps } from "./tooltip/tooltip"
export { VisuallyHidden } from "./visually-hidden/visually-hidden"
