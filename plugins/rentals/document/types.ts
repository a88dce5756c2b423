import type { Json } from '../../../src/tool/index.ts';

// Aliases, not interfaces: only those are known to be plain JSON objects to the compiler.

export type IncomeType = 'revpar' | 'parking' | 'rental' | 'servicios' | 'dependientes' | 'direct';
export type ExpenseType = 'personal' | 'fixed' | 'variable';
export type StreamType = IncomeType | ExpenseType;

/** Which of the two lists of streams. */
export type Side = 'incomes' | 'expenses';

/** What was typed for one stream in one project, by the specification's field names. */
export type Value = { readonly [part: string]: Json };

/** One amount of a 'Solo Ingresos' stream. */
export type DirectIncome = { readonly name: string; readonly value: number };

export type Stream<Type extends StreamType = StreamType> = {
  readonly id: string;
  readonly name: string;
  readonly type: Type;
  /** ISO date and time. */
  readonly createdAt: string;
  /** By project id; null or absent until it is configured. */
  readonly values: { readonly [projectId: string]: Value | null };
};

export type Project = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly propertyType: string;
  readonly year: number;
  readonly participations: number;
  readonly assetCost: number;
  readonly valorInversion: number | null;
  readonly cashIncome: number | null;
  readonly operadorTarifaData: {
    readonly baseCalculo: string;
    readonly porcentaje: number | null;
  };
  readonly reservasData: { readonly percentage: number | null };
};

/** What a person keeps of the spreadsheet. */
export type RentalsDocument = {
  readonly projects: readonly Project[];
  readonly incomes: readonly Stream<IncomeType>[];
  readonly expenses: readonly Stream<ExpenseType>[];
  /** Counts monthly values twelve times in the totals. */
  readonly anualizar: boolean;
};

/** The relation of a variable expense that is every income together. */
export const ALL_INCOMES = 'total-ingresos';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export type StreamDraft = Omit<Mutable<Stream>, 'values'> & {
  values: { [projectId: string]: Value | null };
};

/** What a recipe of an edit writes to. */
export type RentalsDraft = {
  projects: Mutable<Project>[];
  incomes: StreamDraft[];
  expenses: StreamDraft[];
  anualizar: boolean;
};
