import { documentOf, streams } from '../operatormax-project.ts';
import { randomNumbers } from '../random.ts';

/** 200 incomes and 200 expenses over ten years, as a project's file. */
export function operatorFile(version: number): string {
  const document = { name: 'Medida', ...documentOf(streams()) };
  const exportedAt = new Date().toISOString();
  return JSON.stringify({ app: 'abaco', tool: 'operatormax', version, exportedAt, document });
}

const PROJECTS = 1_000;
const STREAMS = 50;

/** 1,000 projects with 25 incomes and 25 expenses each, as a backup's file. */
export function rentalsFile(): string {
  const random = randomNumbers(7);
  const whole = (from: number, to: number): number => Math.round(from + random() * (to - from));
  const ids = Array.from({ length: PROJECTS }, (_, at) => `p${at}`);
  const stream = (at: number, name: string, type: string, value: () => object) => ({
    id: `${type}${at}`,
    name: `${name} ${at + 1}`,
    type,
    createdAt: '2026-01-01T00:00:00.000Z',
    values: Object.fromEntries(ids.map((id) => [id, value()])),
  });
  const places = Array.from({ length: STREAMS / 2 }, (_, at) => at);
  return JSON.stringify({
    projects: ids.map((id, at) => ({
      id,
      name: `Proyecto ${at + 1}`,
      year: 2029,
      participations: 1,
      assetCost: whole(1, 90) * 1e8,
      operadorTarifaData: { baseCalculo: 'ingresos-operativos', porcentaje: whole(1, 10) },
      reservasData: { percentage: whole(1, 5) },
    })),
    incomes: places.map((at) =>
      stream(at, 'Servicio', 'servicios', () => ({
        rate: whole(1, 90) * 1_000,
        unitType: 'por unidad',
        monthlyQuantity: whole(1, 200),
      })),
    ),
    expenses: places.map((at) =>
      stream(at, 'Gasto', 'fixed', () => ({
        amount: whole(1, 90) * 10_000,
        billingCycle: 'mensual',
      })),
    ),
    anualizar: true,
  });
}
