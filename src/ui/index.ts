/**
 * Ágora, the design system of Ábaco. `UiProvider` goes around the app; the rest is used as needed.
 * The package.json beside this file tells the bundler that modules here have no side effects (their CSS
 * has): without it, a page that is loaded later would put its dialogs and menus into the first load.
 */
export type { AlertDialogProps, Question } from './AlertDialog.tsx';
export { AlertDialog, useConfirm } from './AlertDialog.tsx';
export { coverPage, useBackCloses } from './backCloses.ts';
export type { BadgeProps, BadgeVariant } from './Badge.tsx';
export { Badge } from './Badge.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './Button.tsx';
export { Button } from './Button.tsx';
export type { CheckboxProps } from './Checkbox.tsx';
export { Checkbox } from './Checkbox.tsx';
export type { ComboFieldProps } from './ComboField.tsx';
export { ComboField } from './ComboField.tsx';
export { cx } from './cx.ts';
export type { DialogProps } from './Dialog.tsx';
export { Dialog } from './Dialog.tsx';
export type { DisclosureProps } from './Disclosure.tsx';
export { Disclosure } from './Disclosure.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export { EmptyState } from './EmptyState.tsx';
export type { ErrorScreenProps } from './ErrorScreen.tsx';
export { ErrorScreen } from './ErrorScreen.tsx';
export type { FieldProps } from './Field.tsx';
export { Field, useFieldAttributes } from './Field.tsx';
export type { FileInputProps } from './FileInput.tsx';
export { FileInput } from './FileInput.tsx';
export type { FormDialogProps } from './FormDialog.tsx';
export { FormDialog } from './FormDialog.tsx';
export { askBeforeUnload } from './askBeforeUnload.ts';
export { LosingQuestion } from './LosingQuestion.tsx';
export { DIALOG } from './inFront.ts';
export { keepFocus } from './keepFocus.ts';
export type { IconButtonProps } from './IconButton.tsx';
export { IconButton } from './IconButton.tsx';
export type { InfoDialogProps } from './InfoDialog.tsx';
export { InfoDialog } from './InfoDialog.tsx';
export type { KbdProps } from './Kbd.tsx';
export { Kbd } from './Kbd.tsx';
export type { LogoProps } from './Logo.tsx';
export { Logo } from './Logo.tsx';
export type {
  ContextMenuProps,
  MenuAction,
  MenuEntry,
  MenuLink,
  MenuPage,
  MenuProps,
} from './Menu.tsx';
export { ContextMenu, Menu } from './Menu.tsx';
export { forgetFailures, lazyPart, LoadFailure, once } from './parts/lazyPart.tsx';
export { UntilLoaded } from './parts/UntilLoaded.tsx';
export { PartBoundary } from './parts/PartBoundary.tsx';
export type { PrintViewProps } from './PrintView.tsx';
export { PrintView } from './PrintView.tsx';
export type { ProgressBarProps } from './ProgressBar.tsx';
export { ProgressBar } from './ProgressBar.tsx';
export type { ScoreBadgeProps } from './ScoreBadge.tsx';
export { ScoreBadge } from './ScoreBadge.tsx';
export { type ScoreColor, scoreClass } from './scoreClass.ts';
export type { SearchFieldProps } from './SearchField.tsx';
export { SearchField } from './SearchField.tsx';
export type { HeadingLevel, SectionProps } from './Section.tsx';
export { Section } from './Section.tsx';
export type { Segment, SegmentedControlProps } from './SegmentedControl.tsx';
export { SegmentedControl } from './SegmentedControl.tsx';
export type { SelectFieldProps, SelectOption } from './SelectField.tsx';
export { SelectField } from './SelectField.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
export { Skeleton } from './Skeleton.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { Spinner } from './Spinner.tsx';
export type { SwitchProps } from './Switch.tsx';
export { Switch } from './Switch.tsx';
export type { TabItem, TabsProps } from './Tabs.tsx';
export { Tabs } from './Tabs.tsx';
export type { TextAreaProps } from './TextArea.tsx';
export { TextArea } from './TextArea.tsx';
export type { TextInputProps } from './TextInput.tsx';
export { TextInput } from './TextInput.tsx';
export type { TooltipProps } from './Tooltip.tsx';
export { Tooltip } from './Tooltip.tsx';
export type { ToastAction, ToastLevel, ToastOptions } from './toast.ts';
export { toast } from './toast.ts';
export { isTouch } from './touch.ts';
export { UiProvider } from './UiProvider.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
