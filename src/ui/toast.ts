export type ToastLevel = 'success' | 'error' | 'warning' | 'info';

/** What a person may do about a message; doing it closes the message. */
export interface ToastAction {
  /** A verb: 'Deshacer'. */
  label: string;
  onSelect: () => void;
}

export interface ToastOptions {
  /** How long it is shown, in milliseconds; 0 stays until it is closed. Default 3000, 10000 with an action. */
  duration?: number;
  action?: ToastAction;
  /** The other of two ways between which the message asks. */
  otherAction?: ToastAction;
}

export interface ToastMessage {
  id: number;
  level: ToastLevel;
  message: string;
  duration: number;
  action?: ToastAction | undefined;
  otherAction?: ToastAction | undefined;
}

/** Where the messages are shown. ToastHost is the only one; without it the browser's alert speaks. */
export interface ToastDisplay {
  show: (message: ToastMessage) => void;
  close: (id: number) => void;
}

const DEFAULT_DURATION_MS = 3000;
/** To read, decide and reach the button. */
const ACTION_DURATION_MS = 10_000;
const ALERT_PREFIX = {
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  info: 'Info',
} as const;

let display: ToastDisplay | null = null;
let lastId = 0;

/** Called by ToastHost when it is mounted. Returns what undoes it. */
export function attachToastDisplay(next: ToastDisplay): () => void {
  display = next;
  return () => {
    if (display === next) display = null;
  };
}

function show(
  level: ToastLevel,
  message: string,
  {
    action,
    otherAction,
    duration = action ? ACTION_DURATION_MS : DEFAULT_DURATION_MS,
  }: ToastOptions = {},
): () => void {
  if (display === null) window.alert(`${ALERT_PREFIX[level]}: ${message}`);
  lastId += 1;
  const id = lastId;
  display?.show({ id, level, message, duration, action, otherAction });
  return () => display?.close(id);
}

/**
 * Reports an outcome, from anywhere in the browser: `toast.success('Proyecto creado')`. What it
 * returns closes the message before its time.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};
