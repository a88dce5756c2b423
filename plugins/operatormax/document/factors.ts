import type { Expense, Income } from './document.ts';

type Factors = Readonly<Record<string, number>>;

/** What an income is a product of, by the names of its own data. */
function ofIncome(income: Income): Factors {
  switch (income.incomeType) {
    case 'revpar': {
      const { tarifa, numeroUnidades, ocupacionObjetivo } = income.revparData;
      return { tarifa, numeroUnidades, ocupacionObjetivo };
    }
    case 'parqueaderos': {
      const { billingType, monthlyRate, hourlyRate, numberOfSpaces, occupancy } =
        income.parkingData;
      const space = { numberOfSpaces, occupancy };
      return billingType === 'hourly' ? { hourlyRate, ...space } : { monthlyRate, ...space };
    }
    case 'alquileres': {
      const { squareMeters, pricePerSquareMeter, occupancy } = income.rentalData;
      return { squareMeters, pricePerSquareMeter, occupancy };
    }
    case 'servicios': {
      const { rate, monthlyQuantity } = income.serviceData;
      return { rate, monthlyQuantity };
    }
    case 'dependientes':
    case 'solo-ingresos':
      return {};
  }
}

function ofExpense(expense: Expense): Factors {
  if (expense.type !== 'personal') return {};
  const { baseSalary, personasPorCargo } = expense.personalData;
  return { baseSalary, personasPorCargo };
}

/** The part of 0 for which a stream comes to nothing, though another one of it was filled in. */
export function zeroOf(stream: Income | Expense): string | undefined {
  const factors = Object.entries('incomeType' in stream ? ofIncome(stream) : ofExpense(stream));
  const isBegun = factors.some(([, value]) => value > 0);
  return isBegun ? factors.find(([, value]) => value === 0)?.[0] : undefined;
}
