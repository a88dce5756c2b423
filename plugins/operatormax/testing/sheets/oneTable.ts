/* Sheets that are one table from above to below, each row of which says what it is. */

export const NUMERADO = `
# | Supuesto | Unidad | Valor | Comentario
 | GENERALES
1 | Fecha de apertura | dd/mm/aaaa | 15/01/2028
2 | Horizonte | años | 10
3 | WACC | % EA | 0,155
 | DEUDA
4 | Valor del crédito | COP MM | 9.600 | Bancolombia
5 | Costo de la deuda | % NMV | 0,1245
6 | Plazo | meses | 120
7 | Tipo de amortización |  | Francesa
8 | Periodicidad |  | Mensual
9 | Capital propio | COP MM | 8.150
 | OPERADOR
10 | Fee | % ingresos | 0,05
11 | Fee mínimo | COP MM/mes | 25
12 | Reserva FF&E | % ingresos | 0,03
 | SALIDA
13 | Cap rate | % | 0,085
 | INGRESOS
Cód. | Línea | Unidad | Cantidad | Tarifa | Ocupación
I1 | Habitación doble | noche | 32 | 330.000 | 0,72
I2 | Habitación triple | noche | 8 | 410.000 | 0,65
I3 | Restaurante | mes | 1 | 38.000.000 | 1
 | GASTOS
Cód. | Cuenta | Mensual | Anual
G1 | Energía | 28.000.000 | 336.000.000
G2 | Seguros | 5.500.000 | 66.000.000
G3 | Predial |  | 84.000.000
 | TOTAL | 33.500.000 | 486.000.000
`;

/** One line of heads for all blocks, which have titles. */
export const BAHIA = `
Concepto | Supuesto | Nota
DATOS DEL PROYECTO
Nombre | Hotel Bahía Santa Marta
Inicio | 2027 | Enero
Años de proyección | 10
INVERSIÓN
Lote y construcción | $22.000.000.000
Dotación (FF&E) | $3.100.000.000
Capital de trabajo | $450.000.000
Total inversión | $25.550.000.000
FINANCIACIÓN
Recursos propios (45%) | $11.497.500.000
Crédito (55%) | $14.052.500.000
Tasa de interés | 11,9% EA
Plazo | 12 años | Excede la proyección
Cuotas | Mensuales
MACRO
Inflación | 2027: 5,0%; 2028: 4,5%; luego 4,0%
INGRESOS MENSUALES AÑO 1
Alojamiento (80 hab × 390.000 × 61%) | $579.150.000
Alimentos y bebidas | $210.000.000
Eventos | $65.000.000
Alquiler locales | $18.400.000
COSTOS Y GASTOS MENSUALES
Nómina | $168.000.000
Costo de A&B | 31% de A&B
Energía, agua y gas | $71.500.000
Mantenimiento | $24.000.000
Comisión OTA | 12% de alojamiento
Mercadeo y ventas | $19.000.000
Seguro todo riesgo | $118.000.000 anual
Predial | $164.000.000 anual
Operador: fee base | 3% de ingresos
Operador: incentivo | 9% del GOP
`;

/** Flat: each row says its block. */
export const FLAT = `
Ítem | Detalle | Valor | Unidad
Proyecto | Nombre | Apartahotel El Poblado
Proyecto | Inicio | Enero 2028
Proyecto | Años | 10 | años
Inversión | Compra | 12.600.000.000 | COP
Inversión | Equity | 40%
Inversión | Deuda | 60%
Deuda | Tasa | 12,8% | E.A.
Deuda | Plazo | 10 | años
Deuda | Pago | Mensual
Ingresos | Apartaestudios (32) | 290.000 | COP/noche
Ingresos | Ocupación apartaestudios | 67%
Ingresos | Apartamentos 2 hab (12) | 430.000 | COP/noche
Ingresos | Ocupación apartamentos | 61%
Ingresos | Coworking | 18.000.000 | COP/mes
Costos | Nómina | 62.000.000 | COP/mes
Costos | Servicios | 19.500.000 | COP/mes
Costos | Predial | 71.000.000 | COP/año
Costos | OTAs | 13 | % de ingresos
Costos | Mantenimiento | 3% | ingresos
Operador | Fee | 5% | ingresos
`;

/** Units before the values, the rooms downwards over incomes that are an amount each. */
export const CANDELARIA = `
HOTEL LA CANDELARIA - BOGOTÁ

Supuesto | Unidad | Valor | Comentario
GENERALES
Fecha de inicio | fecha | 01/02/2027
Periodo de evaluación | años | 10
Inflación | % | 5,0
Tasa de descuento | % EA | 15,5
INVERSIÓN
Precio de compra | COP | 9.800.000.000
Obras | COP | 1.250.000.000
Aporte socios | COP | 5.525.000.000 | 50%
Préstamo | COP | 5.525.000.000 | 50%
Tasa préstamo | % EA | 13,1 | IBR+5
Plazo préstamo | años | 8
Amortización |  | Cuota fija
Periodicidad |  | Mensual
Cap rate salida | % | 8,5
INGRESOS
Habitaciones | # | 34
Tarifa promedio | COP/noche | 310.000
Ocupación estabilizada | % | 66
Alimentos y bebidas | COP/mes | 52.000.000
Otros ingresos | COP/mes | 11.000.000
GASTOS
Nómina | COP/mes | 78.000.000
Servicios públicos | COP/mes | 23.500.000
Costo A&B | % A&B | 33
Mercadeo | % ingresos | 3
Predial | COP/año | 61.000.000
Seguros | COP/año | 27.000.000
OPERADOR
Fee base | % ingresos | 3
Fee incentivo | % GOP | 8
`;

/** A flat sheet whose values stand under years. */
export const VALLE = `
Bloque | Concepto | Unidad | 2027 | 2028 | 2029 | Nota
General | Inicio | fecha | ene-2027
General | Años de proyección | años | 10
Deuda | Monto | COP MM | 21.500
Deuda | Tasa E.A. | % | 13%
Deuda | Plazo | meses | 120
Macro | IPC | % | 5,1% | 4,4% | 3,9% | BanRep
Costos | Energía | COP MM/mes | 41
Costos | Predial | COP MM/año | 160
`;

/** One income downwards, others in a row each, and costs without a title of their own. */
export const CAUCA = `
Ingresos habitaciones
Habitaciones | 64
ADR | 285.000
Ocupación | 66%
Otros ingresos mensuales | 9.500.000
Costo ventas A&B | 35%
Gastos de personal / mes | 88.000.000
Deuda bancaria | 11.200 millones
Arranque | 2027-07
`;
