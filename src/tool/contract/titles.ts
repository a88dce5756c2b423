import type { ToolCard } from './tool.ts';

/** 'OperatorMax', of 'OperatorMax - Optimización Operativa'. */
export const shortTitle = ({ title }: ToolCard): string => title.split(' - ')[0] ?? title;
