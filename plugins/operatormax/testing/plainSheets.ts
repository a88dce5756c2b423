/* Sheets of assumptions in which no title or head says what a row is, or values stand elsewhere than beside a name. */

/** Rooms and staff said in rows of their own; occupancies by year for all of them. */
export const PORTAL = `
HOTEL BOUTIQUE CASA DEL PORTAL - CARTAGENA

1. DATOS GENERALES
Fecha de inicio de operación | 01/03/2028
Horizonte de análisis | 10 | años

4. INGRESOS
Habitación Estándar - número | 14 | hab.
Habitación Estándar - ADR | 680.000 | COP/noche
Suite - número | 4 | hab.
Suite - ADR | 1.450.000 | COP/noche
Ocupación año 1 | 52%
Ocupación año 2 | 60%
Crecimiento ADR | IPC + 1,0% | anual
Alimentos y bebidas | 22% | de ingresos por habitaciones
Eventos y bodas | 35.000.000 | COP/mes

5. GASTOS
Recepción | 4 | personas
Salario recepción | 1.850.000 | COP/mes
Seguros todo riesgo | 64.000.000 | COP/año
Subtotal gastos (con prestaciones) | 75.248.000 | COP/mes
`;

/** Everything in one list. */
export const HOSTAL = `
PARÁMETRO | VALOR
Proyecto | Hostal La Candelaria Social
Fecha de inicio | 2027
Horizonte (años) | 10
Compra inmueble | 2.850.000.000
Crédito - monto | 2.000.000.000
Crédito - tasa EA | 14,25%
Crédito - plazo (meses) | 96
Camas en dormitorio compartido | 64
Tarifa cama / noche | 58.000
Ocupación camas | 68%
Habitaciones privadas | 9
Tarifa hab. privada / noche | 165.000
Ocupación privadas | 62%
Bar y cafetería - ingreso mensual | 26.000.000
Comisión Booking (% alojamiento) | 0,13
Recepcionistas - cantidad | 4
Recepcionistas - salario | 1.750.000
Servicios públicos mes | 7.800.000
Predial año | 19.000.000
`;

/** Two halves side by side, amounts in millions. */
export const ALMENDROS = `
SENIOR LIVING "LOS ALMENDROS" – RIONEGRO

Supuesto | Unidad | Valor |  | Supuesto | Unidad | Valor
GENERAL |  |  |  | FINANCIACIÓN
Fecha de inicio | mes-año | oct-2028 |  | Deuda senior | $ millones | 14.000
Horizonte | años | 10 |  | Tasa | % E.A. | 12,8%
Tasa de descuento | % E.A. | 13,8% |  | Plazo | años | 12

INGRESOS |  |  |  | PERSONAL | No. | Salario
Suites asistidas | und | 60 |  | Director médico | 1 | 9.500.000
Tarifa suite asistida | $/mes | 6.900.000 |  | Auxiliares enfermería | 26 | 1.950.000
Centro día | cupos | 25 |  | Factor prestacional | x | 1,55
Tarifa centro día | $/mes | 1.450.000 |  | GASTOS
OCUPACIÓN |  |  |  | Alimentación | % ingresos residencia | 11%
Año 1 | % | 40% |  | Servicios públicos | $ millones/mes | 34
Año 2 | % | 65% |  | Predial | $ millones/año | 95
`;

/** A column says of each row whether it is an income, a cost or an investment. */
export const BODEGAS = `
Rubro | Tipo | Cantidad | Valor unitario | Periodicidad
Lote 1.800 m2 | Inversión | 1 | 2.700.000.000 | Única
Bodega 3 m2 | Ingreso | 110 | 165.000 | Mensual
Antena de telefonía | Ingreso | 1 | 28.000.000 | Anual
Administrador | Nómina | 1 | 3.400.000 | Mensual
Mantenimiento preventivo | Gasto | 1 | 4.800.000 | Trimestral
Predial | Gasto | 1 | 38.000.000 | Anual
ICA | Gasto |  | 0,9% | % de ingresos

Otros parámetros
Horizonte | 10 años
Crédito | 3.200.000.000
`;

/** Values before their names, all in thousands. */
export const FUNZA = `
BODEGAS LOGÍSTICAS FUNZA
Unidad de valores: miles de COP

C. DEUDA
16.000.000 | Monto del préstamo
12,2% | Tasa E.A.
10 | Plazo en años

D. INGRESOS
5.600 | m² arrendables Bodega A
21,5 | Canon por m² al mes Bodega A
85% | Ocupación año 1

E. GASTOS
14.800 | Vigilancia mensual
185.000 | Predial anual
4% | Comisión de administración inmobiliaria sobre arriendos
`;

/** What amounts are in stands in the name of each. */
export const NORTE = `
Supuesto | Dato
Fecha de inicio (dd/mm/aaaa) | 01/05/2028
Crédito (% de la inversión) | 60
Tasa del crédito (% E.A.) | 12,95
Vigilancia (COP millones/mes) | 24
Mantenimiento ascensores (COP millones/trimestre) | 27
Predial (COP millones/año) | 205
ICA (% de ingresos) | 1
`;

/** Rows of another shape below those that heads are over. */
export const PEREIRA = `
PARQUEADERO PÚBLICO CENTRO - PEREIRA

INGRESOS | Celdas | Tarifa | Unidad | % uso
Carros mensualidad | 60 | 240.000 | por mes | 95%

Lavado de carros | 7.500.000 | mensual
Valla publicitaria | 30.000.000 | anual

GASTOS | Personas | Sueldo | Factor
Cajeros | 4 | 1.550.000 | 1,5

Energía | 4.200.000 | mensual
Mantenimiento equipos | 5.400.000 | semestral
Comisión datáfonos | 2,2% | ingresos
`;
