import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { openPlaces, watchPlaces } from './noticePlaces.ts';
import { Toast } from './Toast.tsx';
import type { ToastMessage } from './toast.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';

/** A dialog that opens so soon after a message, in milliseconds, opens because of the same. */
const TOGETHER = 300;

interface NoticesProps {
  /** Where the page's messages stand. */
  page: HTMLElement;
  messages: readonly ToastMessage[];
  onClose: (id: number) => void;
}

/** The messages, each where it belongs. */
export function Notices({ page, messages, onClose }: NoticesProps) {
  useClearOfFocus(page, messages);
  return messages.map((message) => <Notice key={message.id} {...{ page, message, onClose }} />);
}

interface NoticeProps extends Omit<NoticesProps, 'messages'> {
  message: ToastMessage;
}

/**
 * What came while a dialog was open, or with it, stands in the dialog, and once that is closed in the one
 * below it or on the page. What stood there before steps aside until then.
 */
function Notice({ page, message, onClose }: NoticeProps) {
  const open = useSyncExternalStore(watchPlaces, openPlaces);
  const [came] = useState(() => Date.now());
  const front = open.at(-1)?.element ?? page;
  const place = open.findLast(({ since }) => since - came < TOGETHER)?.element ?? page;
  const region = regionOf(place, message.level === 'error' || message.level === 'warning');
  return createPortal(<Toast {...message} isAside={place !== front} onClose={onClose} />, region);
}

function regionOf(place: HTMLElement, isUrgent: boolean): Element {
  const [calm, urgent] = place.children;
  if (!calm || !urgent) throw new Error('a place of notices has two regions');
  return isUrgent ? urgent : calm;
}
