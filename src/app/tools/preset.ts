import type { Document, Json, Problem, Tool } from '../../tool/index.ts';

/**
 * A tool opened with inputs from elsewhere: a lesson, or an address that somebody shared. Each
 * parameter is an input by its id, its value as JSON or, where it is no JSON, as text:
 * `/tools/mortgage-simulator?propertyValue=350000000&mode=payment`.
 */

type Inputs = Readonly<Record<string, unknown>>;

/** The address that opens the tool with these inputs. */
export function presetAddress(path: string, inputs: Readonly<Record<string, Json>>): string {
  const params = new URLSearchParams(
    Object.entries(inputs).map(([id, value]) => [id, written(value)]),
  );
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The inputs by which a document differs from what the tool starts with. */
export function ownInputs(tool: Tool, document: Document): Readonly<Record<string, Json>> {
  const initial = tool.document.initial();
  return Object.fromEntries(
    Object.entries(document).filter(
      ([id, value]) => JSON.stringify(value) !== JSON.stringify(initial[id]),
    ),
  );
}

/** A text that would be read as something else is written in quotes. */
const written = (value: Json): string =>
  typeof value === 'string' && parsed(value) === value ? value : JSON.stringify(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: a plain text.
    return text;
  }
}

export interface Preset {
  /** What the tool starts with: the inputs that fit, and its own values for the others. */
  readonly document: Document;
  /** What didn't fit, in Spanish. */
  readonly refused: readonly string[];
}

/**
 * The preset in an address' search; null where there is none. What names no input is no preset:
 * campaigns and networks hang marks of their own on any address that is shared.
 */
export function readPreset(tool: Tool, search: string): Preset | null {
  const known = tool.document.initial();
  const inputs = [...new URLSearchParams(search)]
    .filter(([id]) => Object.hasOwn(known, id))
    .map(([id, text]) => [id, parsed(text)] as const);
  return inputs.length === 0 ? null : checkPreset(tool, Object.fromEntries(inputs));
}

/** Takes each input by itself, so that one that doesn't fit costs none of the others. */
export function checkPreset(tool: Tool, inputs: Inputs): Preset {
  const initial = tool.document.initial();
  if (tool.page || tool.storageKey) return { document: initial, refused: [KEPT] };
  const refused: string[] = [];
  const fitting = Object.entries(inputs).filter(([id, value]) => {
    const checked = tool.document.check({ [id]: value });
    if ('problems' in checked) refused.push(...checked.problems.map((each) => say(tool, each)));
    return !('problems' in checked);
  });
  const whole = tool.document.check(Object.fromEntries(fitting));
  if (!('problems' in whole)) return { document: whole.document, refused };
  return { document: initial, refused: whole.problems.map((each) => say(tool, each)) };
}

const KEPT =
  'Esta herramienta trabaja con los documentos que guardas en este navegador; no toma datos de una dirección.';

function say(tool: Tool, { field, value, message }: Problem): string {
  const label = tool.declare(tool.document.initial()).inputs[field]?.label ?? field;
  return `${label}: ${value} ${message}`;
}
