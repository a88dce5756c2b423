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

/** What people choose for a password, the most common first. */
declare module 'virtual:common-words' {
  export const passwords: readonly string[];
  export const words: readonly string[];
  export const names: readonly string[];
}
