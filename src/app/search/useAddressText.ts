import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * A text that stands in the address, such as a search. It replaces the entry of the history, so that
 * 'back' leads to the page before and not from letter to letter, and follows when somebody goes back
 * or forward, or presses a link to the page. The router draws its changes late, and a field has to
 * show what is typed at once, so the text is kept here too.
 */
export function useAddressText(name: string): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    // What replaces is written below: while it is drawn, more may have been typed.
    if (type !== NavigationType.Replace) setText(inAddress);
  }

  const change = (next: string) => {
    setText(next);
    setParams(() => changed(name, next), { replace: true });
  };
  return [text, change];
}

/** Read from the address itself: two changes may come before the router has drawn the first. */
function changed(name: string, text: string): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  if (text === '') params.delete(name);
  else params.set(name, text);
  return params;
}
