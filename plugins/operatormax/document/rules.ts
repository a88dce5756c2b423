import type { Expense, Income } from './document.ts';

/** What keeps a form from being saved: the member, or 'name', and what to do about it. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

type Rule = readonly [field: string, ok: boolean, message: string];

const faultsIn = (rules: readonly Rule[]): Fault[] =>
  rules.filter(([, ok]) => !ok).map(([field, , message]) => ({ field, message }));

/**
 * What an income still lacks. Upper bounds are those of its fields, which no editor exceeds;
 * a stored project may have zeros, a form may not.
 */
export function incomeFaults(income: Income): Fault[] {
  const name: Rule = ['name', income.name.trim() !== '', 'el nombre'];
  return faultsIn([name, ...incomeRules(income)]);
}

function incomeRules(income: Income): Rule[] {
  switch (income.incomeType) {
    case 'revpar': {
      const { tarifa, ocupacionObjetivo, numeroUnidades } = income.revparData;
      return [
        ['tarifa', tarifa > 0, 'la tarifa'],
        ['ocupacionObjetivo', ocupacionObjetivo > 0, 'la ocupación objetivo'],
        ['numeroUnidades', numeroUnidades >= 1, 'el número de unidades'],
      ];
    }
    case 'parqueaderos': {
      const { billingType, numberOfSpaces, occupancy, monthlyRate, hourlyRate } =
        income.parkingData;
      const price: Rule =
        billingType === 'monthly'
          ? ['monthlyRate', monthlyRate > 0, 'la tarifa mensual']
          : ['hourlyRate', hourlyRate > 0, 'la tarifa por hora'];
      return [
        ['numberOfSpaces', numberOfSpaces > 0, 'el número de parqueaderos'],
        ['occupancy', occupancy > 0, 'la ocupación'],
        price,
      ];
    }
    case 'alquileres': {
      const { squareMeters, pricePerSquareMeter, occupancy } = income.rentalData;
      return [
        ['squareMeters', squareMeters > 0, 'el área'],
        ['pricePerSquareMeter', pricePerSquareMeter > 0, 'el precio por m²'],
        ['occupancy', occupancy > 0, 'la ocupación'],
      ];
    }
    case 'servicios': {
      const { rate, unitType, monthlyQuantity } = income.serviceData;
      return [
        ['rate', rate > 0, 'la tarifa'],
        ['unitType', unitType !== '', 'la unidad'],
        ['monthlyQuantity', monthlyQuantity > 0, 'la cantidad mensual'],
      ];
    }
    case 'dependientes': {
      const { percentage, baseIncomeId } = income.dependentData;
      return [
        ['baseIncomeId', baseIncomeId !== '', 'el ingreso base'],
        ['percentage', percentage > 0, 'el porcentaje'],
      ];
    }
    case 'solo-ingresos': {
      const some = income.soloIngresosData.incomes.some(({ value }) => value > 0);
      return [['value', some, 'al menos un ingreso con valor']];
    }
  }
}

/** What is wrong with an expense's form, in the words that stand beside its fields. */
export function expenseFaults(expense: Expense): Fault[] {
  const named = expense.name.trim() !== '';
  switch (expense.type) {
    case 'personal': {
      const { personasPorCargo, baseSalary } = expense.personalData;
      return faultsIn([
        ['name', named, 'El cargo es requerido'],
        ['personasPorCargo', personasPorCargo > 0, 'El número de personas debe ser mayor a 0'],
        ['baseSalary', baseSalary > 0, 'El salario mensual debe ser mayor a 0'],
      ]);
    }
    case 'fixed': {
      const { billingCycle, manualMonths } = expense.fixedData;
      const billed = billingCycle !== 'manual' || manualMonths.length > 0;
      return faultsIn([
        ['name', named, 'El nombre del gasto es requerido'],
        ['amount', expense.amount > 0, 'El monto debe ser mayor a 0'],
        ['manualMonths', billed, 'Elige al menos un mes de pago'],
      ]);
    }
    case 'variable': {
      const { relationVariable, relationPercentage } = expense.variableData;
      return faultsIn([
        ['name', named, 'El nombre del gasto es requerido'],
        ['relationVariable', relationVariable !== '', 'Elige el ingreso del que depende'],
        ['relationPercentage', relationPercentage > 0, 'El porcentaje debe ser mayor a 0'],
      ]);
    }
  }
}
