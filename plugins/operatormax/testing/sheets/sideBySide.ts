/* Sheets with blocks side by side, or with the names of blocks beside their rows. */

/** Blocks of names and values side by side. */
export const AMAZONAS = `
DATOS DEL PROYECTO |  |  |  | DEUDA
Proyecto | Hotel Amazonas |  |  | Monto | 3.200.000.000
Inicio | mar-2027 |  |  | Tasa EA | 12,9%
Años | 10 |  |  | Plazo | 120
IPC | 5,2% |  |  | Tipo | Cuota fija
Equity | 4.800.000.000 |  |  | Pago | Mensual

INGRESOS | Cant | Tarifa | Ocup
Cabaña | 12 | 420.000 | 55%
Habitación | 20 | 230.000 | 60%
Tours | 1 | 25.000.000

GASTOS | Valor mes
Nómina | 41.000.000
Combustible | 12.500.000
Comisiones | 10%
`;

/** Names of blocks merged over their rows, and people counted in a remark. */
export const VIENTO = `
HOTEL BOUTIQUE CASA DEL VIENTO – MODELO 10 AÑOS

 |  | Supuesto | Valor
PROYECTO |  | Fecha de inicio | 01-ene-2028
 |  | Duración (años) | 10
 |  | Tasa de oportunidad | 15,5%
COMPRA |  | Precio de compra | 12.500.000.000
 |  | Capital propio (45%) | 5.625.000.000
 |  | Préstamo bancario (55%) | 6.875.000.000
DEUDA |  | Tasa efectiva anual | 13,4%
 |  | Plazo (meses) | 96
 |  | Tipo de amortización | Cuota fija
OPERADOR |  | Fee base sobre ingresos | 4,5%
RESERVA |  | FF&E | 3%
SALIDA |  | Cap rate de salida | 9%

EGRESOS | Rubro | Valor | Ciclo | Detalle
Personal | Administrador | 7.200.000 | Mensual | 1 persona
 | Camareras | 1.600.000 | Mensual | 6 personas
Fijo | Energía y agua | 16.500.000 | Mensual
 | Seguro | 45.000.000 | Anual

IPC | 2028 | 4,5%
 | 2029 | 4,2%
`;

/** Names and values at the left of tables of lists, without a column between them. */
export const FARO = `
1. PROYECTO |  | 4. INGRESOS
Nombre | Hotel Faro | Unidad de negocio | Cant. | Tarifa/mes | Ocup.
Inicio | 01/07/2027 | Habitaciones | 52 | $ 8.400.000 | 63%
Años | 10 | Restaurante | 1 | $ 72.000.000 | 100%
2. CAPITAL |  | Parqueadero | 24 | $ 160.000 | 80%
Equity | 9.200.000.000 | 5. COSTOS
Deuda | 11.300.000.000 | Rubro | Tipo | Valor | Ciclo
3. DEUDA |  | Nómina | Fijo | $ 96.000.000 | Mensual
Tasa EA | 13,1% | Predial | Fijo | $ 88.000.000 | Anual
Plazo (meses) | 120 | Comisiones | Variable | 12%
`;

/** Names of blocks beside their first row, kinds of rooms each over its values, one of them by years. */
export const OTUN = `
MODELO DE SUPUESTOS

Bloque | Concepto | Unidad | Valor | Nota | 2027 | 2028
1. Datos generales | Fecha de inicio | fecha | 01/01/2027
 | Plazo de proyección | años | 10
 | Área construida | m² | 6.450,5

2. Inflación | IPC | % |  |  | 5,10% | 4,30%

3. Ingresos | Habitación Estándar
 | Número de habitaciones | un | 64
 | Tarifa promedio (ADR) | COP/noche | 285.000
 | Ocupación | % |  |  | 52,0% | 58,0%
 | Habitación Suite
 | Número de habitaciones | un | 32
 | Tarifa promedio (ADR) | COP/noche | 465.500
 | Ocupación | % |  |  | 41,0% | 45,5%
 | Lavandería | COP/mes | 18.400.000

4. Costos | Comisiones OTA | % de Habitación Estándar | 11,5%
 | Predial | COP/año | 214.000.000
 | Aseo | COP/mes | 9.500.000
`;
