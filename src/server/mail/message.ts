export interface Message {
  /** What kind of message it is, for names of files and the log. */
  kind: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}
