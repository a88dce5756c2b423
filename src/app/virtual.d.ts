declare module 'virtual:catalogue' {
  export const cards: readonly import('../tool/tool.ts').ToolCard[];
}
