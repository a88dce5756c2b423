declare module 'virtual:catalogue' {
  export const cards: readonly import('../tool/contract/tool.ts').ToolCard[];
}

declare module 'virtual:tool-words' {
  /** By the id of the tool. */
  export const toolWords: Readonly<Record<string, import('./tools/search.ts').ToolWords>>;
}

declare module 'virtual:course-cards' {
  export const courseCards: readonly import('./landing/courseCard.ts').CourseCard[];
}
