import { escapeHtml } from './escape.ts';
/** The parts of an OpenAPI document that the page shows. */
export interface OpenApi {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}

type Content = Record<string, { schema?: unknown }>;

/** The description as plain HTML, which the content policy has nothing against. */
export function docsPage({ info, paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<main>
<h1>API de ${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? '')}</p>
<p><a href="/api/docs/openapi.json">openapi.json</a></p>
${operations.join('\n')}
</main>
</body>
</html>
`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', description, security = [] } = operation;
  const schemes = security.flatMap((each) => Object.keys(each));
  return `<section>
<h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}</p>
${description ? `<p>${escapeHtml(description)}</p>` : ''}
${schemes.length > 0 ? `<p>Authorization: ${escapeHtml(schemes.join(', '))}</p>` : ''}
${block('Cuerpo', operation.requestBody?.content)}
${Object.entries(operation.responses ?? {})
  .map(([status, response]) => block(`Respuesta ${status}`, response.content))
  .join('\n')}
</section>`;
}

function block(title: string, content: Content | undefined): string {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return '';
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${text}</pre></details>`;
}

export const docsStyle = `:root { color-scheme: dark; }
body { margin: 0; background: #171513; color: #ece7e1; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid #3a352f; padding: 0.5rem 0 1rem; }
h2 { font-size: 1rem; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; }
pre { overflow-x: auto; background: #211e1b; padding: 0.75rem; }
a { color: #ff9a4d; }
summary { cursor: pointer; min-height: 1.75rem; }
`;
