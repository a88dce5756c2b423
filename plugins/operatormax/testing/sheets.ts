/* Sheets of assumptions as offices in Colombia lay them out, as a spreadsheet copies them. */

export const HOTEL = `
MODELO FINANCIERO – HOTEL LAURELES 60 HABITACIONES
Elaborado por: Consultores Andinos S.A.S.

1. DATOS GENERALES
Nombre del proyecto | Hotel Laureles Plaza
Ciudad | Medellín
Fecha de inicio de obra / compra | 01/01/2026
Inicio de operación | 01/01/2026
Horizonte de análisis (años) | 10
Área construida (m²) | 3.850
Número de habitaciones | 60
Inflación anual (IPC) | 5,20%
Tasa de descuento del inversionista (E.A.) | 16,00%
Tasa de impuesto de renta | 35%

2. INVERSIÓN Y FUENTES |  | Valor (COP) | % del total
Inversión total |  | $ 18.500.000.000 | 100%
Aporte de socios (equity) |  | $ 10.175.000.000 | 55%
Crédito bancario |  | $ 8.325.000.000 | 45%

3. DEUDA
Monto del crédito | $ 8.325.000.000
Tasa de interés | IBR + 4,50% N.M.V.
Tasa equivalente | 13,80% E.A.
Plazo (meses) | 120
Período de gracia a capital (meses) | 6
Sistema de amortización | Cuota fija

4. INGRESOS POR HABITACIONES
Tipo de habitación | Cantidad | Tarifa por noche (COP) | Ocupación | Crecimiento anual
Estándar | 36 | $ 245.000 | 68% | 6,0%
Superior | 16 | $ 310.000 | 64% | 6,0%
Junior Suite | 8 | $ 460.000 | 55% | 6,0%

5. OTROS INGRESOS |  | Valor mensual (COP) | Crecimiento anual
Alimentos y bebidas |  | $ 92.000.000 | 5,5%
Eventos y salones |  | $ 28.500.000 | 5,0%
Arriendo local comercial |  | $ 7.800.000 | 5,2%

6. COSTOS FIJOS |  | Valor (COP) | Periodicidad | Crecimiento anual
Impuesto predial |  | $ 96.000.000 | Anual | 4,0%
Póliza todo riesgo |  | $ 54.000.000 | Anual | 5,0%
Energía y acueducto |  | $ 31.500.000 | Mensual | 7,0%
Mantenimiento ascensores |  | $ 12.600.000 | Trimestral | 5,2%
Vigilancia |  | $ 21.400.000 | Mensual | 6,0%
Software PMS y channel manager |  | $ 3.200.000 | Mensual | 3,0%

7. COSTOS VARIABLES (% de ingresos) |  | % | Base
Comisión OTAs (Booking, Expedia) |  | 9,0% | Ingresos por habitaciones
Costo de alimentos y bebidas |  | 32,0% | Alimentos y bebidas
Suministros de huéspedes |  | 3,5% | Ingresos totales
ICA |  | 1,0% | Ingresos totales

8. NÓMINA | Cantidad | Salario mensual (COP) | Factor prestacional
Gerente general | 1 | $ 9.500.000 | 1,52
Recepcionistas | 6 | $ 1.950.000 | 1,52
Camareras | 12 | $ 1.623.500 | 1,52
Cocina y servicio | 10 | $ 1.800.000 | 1,52
Mantenimiento | 3 | $ 2.100.000 | 1,52

9. OPERADOR HOTELERO
Honorario base (% de ingresos) | 4,0%
Honorario de incentivo (% del GOP) | 8,0%
Reserva FF&E (% de ingresos) | 3,0%

10. SALIDA
Cap rate de salida | 9,50%
Costos de venta | 3,0%
Valorización anual del inmueble | 5,5%
`;

export const BOUTIQUE = `
HOTEL EL POBLADO – MODELO FINANCIERO
1. Datos generales
Inicio de operaciones | Enero de 2029
Duración de la proyección | 10 años
Habitaciones | 60
IPC largo plazo | 3,5%
Tasa de descuento inversionista | 16% | EA

2. Inversión y fuentes (COP millones)
 | Valor | % total
Terreno | 6.500 | 20,3%
Construcción | 19.200 | 60,0%
FF&E y preoperativos | 6.300 | 19,7%
Total inversión | 32.000 | 100%
Aporte socios | 16.000 | 50%
Deuda bancaria | 16.000 | 50%

3. Condiciones del crédito
Tasa | IBR + 5,2% (≈ 14,6% EA)
Plazo | 12 años
Gracia a capital | 24 meses
Sistema | Cuota constante
Pagos | Trimestrales

4. Habitaciones
Tipo | Cantidad | ADR año 1 | Ocupación
Standard King | 36 | $310.000 | 68%
Standard Twin | 18 | $295.000 | 68%
Suite | 6 | $540.000 | 60%

5. Otros ingresos mensuales
Alimentos y bebidas | 12% de habitaciones
Salones y eventos | $ 28.000.000
Parqueadero | 30 cupos x $ 220.000

6. Costos fijos
Concepto | Valor | Periodicidad
Servicios públicos | $ 46.000.000 | Mensual
Seguros | $ 98.000.000 | Anual
Impuesto predial | $ 132.000.000 | Anual
Software y licencias | $ 7.500.000 | Trimestral
Mantenimiento | $ 18.000.000 | Mensual

7. Costos variables (% ingresos por habitaciones)
Comisiones OTA | 15%
Insumos de habitación | 6%
Lavandería | 3%

8. Personal
Cargo | N.º | Salario | Factor
Gerente | 1 | $ 13.000.000 | 1,52
Recepcionistas | 8 | $ 2.050.000 | 1,52
Camareras | 12 | $ 1.750.905 | 1,52

9. Operador
Fee base | 3% ingresos totales
Fee incentivo | 8% GOP
Reserva FF&E | 4% ingresos

10. Salida
Cap rate terminal | 9%
`;

export const OFICINAS = `
Modelo Oficinas Calle 93 | Bogotá

Parámetro | Valor
Fecha inicio | 2027-07-01
Horizonte (meses) | 120
Precio de compra | COP 38.500.000.000
Loan to value | 60%
Préstamo | COP 23.100.000.000
Tasa de interés (N.M.V.) | 12,96%
Plazo (meses) | 144
Período de pago | Trimestre vencido
WACC | 14,2%
Cap rate salida | 8,5%

RENT ROLL
Arrendatario | Piso | Área (m²) | Canon m²/mes | Ocupación | Incremento
Banco | 1 | 850 | 95.000 | 100% | IPC+1
Firma abogados | 5 | 620 | 82.000 | 95% | IPC
Coworking | 7 | 1.100 | 74.500 | 90% | IPC+0,5
TOTAL |  | 2.570
Parqueaderos |  | 40 und | 280.000 | 95%

GASTOS OPERATIVOS (COP/año)
Predial | 412.000.000
Seguro | 138.000.000
Administración copropiedad | 680.000.000
Mantenimiento | 120.000.000
Fee administración inmobiliaria | 4,5% de ingresos
Reserva de reposición | 2,0% de ingresos
`;

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

export const CONSULTORIOS = `
SUPUESTOS DEL PROYECTO
Concepto | Unidad | Valor | Notas
Nombre |  | Torre Salud Bogotá
Inicio | mes/año | 07/2027
Vida del modelo | años | 10
TRM |  | 4.150
Inflación | % | 4,5 | Banrep

ADQUISICIÓN | Unidad | Valor
Precio | MM COP | 42.500
Apalancamiento | % | 55
Préstamo | MM COP | 23.375
Patrimonio | MM COP | 19.125
Costo del crédito | % EA | 12,9
Amortización | años | 12
Periodicidad |  | Mensual

INGRESOS | Área m² | $/m² | Ocupación % | Inicio
Consultorios | 2.400 | 78.000 | 92 | mes 1
Farmacia | 180 | 120.000 | 100 | mes 1
Laboratorio | 350 | 95.000 | 100 | mes 4
Parqueaderos (und) | 85 | 310.000 | 88 | mes 1

EGRESOS | Valor anual
Administración | 780.000.000
Predial | 295.000.000
Seguros | 118.000.000
Vacancia y cartera | 3% ingresos

Fee de asset management | 2,5% ingresos
Capex de reposición | 2% ingresos
TIR objetivo | 16% EA
Cap de salida | 8,75%
`;

export const FONDO = `
PROYECTO HOTEL BOUTIQUE GETSEMANÍ — SUPUESTOS
Cifras en millones de pesos, salvo tarifas y salarios

A. GENERALES
Variable | Dato | Unidad | Fuente
Inicio operación | 01/03/2028 |  | cronograma
Años de evaluación | 10 | años
Tasa de descuento | 15,5% | E.A. | WACC

B. INVERSIÓN
Compra edificio | 9.800 |  | avalúo
Obra y dotación | 4.650 |  | presupuesto 2027
Total usos | 14.450

C. FUENTES
Equity | 7.250 |  | 50,2%
Crédito constructor | 7.200 |  | 49,8%
Tasa crédito | DTF+4 = 13,8% | E.A. | Bancolombia
Plazo | 10 | años
Amortización | Cuota fija mensual

D. VENTAS
Segmento | Und | Tarifa día | Ocup. estabilizada | Rampa (meses)
Estándar | 26 | 380.000 | 70% | 12
Superior | 10 | 520.000 | 65% | 12
Suite | 4 | 890.000 | 55% | 18

Otros ingresos | Valor mes
Spa | 22.000.000
Alquiler local | 14.500.000

E. GASTOS
Gasto | Base | Valor
Energía | mes | 31.000.000
Agua | bimestral | 14.000.000
Seguros | anual | 96.000.000
Predial | anual | 78.000.000
Comisión OTA | % hab. | 16%
Lavandería | % hab. | 3,5%

F. PLANTA DE PERSONAL
Cargo | No. | Salario básico | Factor
Gerente general | 1 | 14.000.000 | 1,52
Recepción | 6 | 2.100.000 | 1,52
Camareras | 8 | 1.750.905 | 1,52

G. OPERADOR
Fee básico | 4% ingresos
Fee incentivo | 8% GOP
FF&E | 4% ingresos

H. SALIDA
Cap rate | 9,5%
`;

export const COMITE = `
HOTEL BOUTIQUE QUINTA CAMACHO — SUPUESTOS DEL MODELO
Fondo Andino Inmobiliario · versión comité

1. CRONOGRAMA |  |  |  | Notas
Inicio de operación |  | ene-28 | fecha
Horizonte de análisis |  | 10 | años

2. INVERSIÓN |  | Unidad | Valor | Notas
Lote y edificio |  | COP | 9.800.000.000 | avalúo Colliers
Remodelación |  | COP | 3.450.000.000
Muebles y equipos (FF&E) |  | COP | 1.260.000.000
Gastos de cierre |  | COP | 218.000.000 | notaría y registro

3. DEUDA |  | Unidad | Valor | Notas
Monto del crédito |  | COP | 7.350.000.000
Tasa de interés |  | % E.A. | 13,25%
Plazo |  | años | 12
Período de gracia |  | meses | 6

4. INVERSIONISTA Y SALIDA |  | Unidad | Valor | Notas
Tasa de oportunidad |  | % E.A. | 14,50%
Valorización anual |  | % | 5,20%
Cap rate de salida |  | % | 8,75%
IPC |  | % | 4,30%
Comisión de venta |  | % | 3,00%
Impuesto de renta |  | % | 35,00%

5. OPERADOR |  | Unidad | Valor | Notas
Honorario base del operador |  | % ingresos | 3,00%
Honorario de incentivo |  | % GOP | 8,00%
Reserva de reposición (FF&E) |  | % ingresos | 4,00%

6. INGRESOS |  | Unidad | Valor | Notas
Habitaciones |  | # | 48
Tarifa promedio (ADR) |  | COP/noche | 385.000
Ocupación estabilizada |  | % | 68,00%
Crecimiento de la tarifa |  | % anual | 4,30%

7. GASTOS FIJOS | Cantidad | Valor mensual | Incremento anual | Frecuencia
Servicios públicos | 1 | 28.500.000 | 5,00% | Mensual
Mantenimiento | 1 | 12.400.000 | 4,30% | Mensual
Software y PMS | 1 | 4.850.000 | 4,30% | Mensual
Seguro todo riesgo | 1 | 64.000.000 | 4,30% | Anual
Predial | 1 | 27.500.000 | 4,30% | Semestral

8. NÓMINA | Personas | Salario mensual | Incremento anual | Factor prestacional
Gerente general | 1 | 9.800.000 | 6,00% | 1,52
Recepción | 6 | 1.950.000 | 6,00% | 1,52
Camareras | 8 | 1.623.500 | 6,00% | 1,52

9. COSTOS VARIABLES |  | Unidad | Valor | Notas
Comisión de agencias (OTA) |  | % habitaciones | 11,50%
Amenities y lavandería |  | % habitaciones | 4,20%
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

/** The kinds of rooms under the title of their block, costs with a column for each cycle. */
export const TUNJA = `
SUPUESTOS |  |  |  | FLUJO DE REFERENCIA
Hotel Plaza Bolívar - Tunja

INFORMACIÓN GENERAL
Nombre | Plaza Bolívar
Fecha de inicio | 1/03/2027
Horizonte (años) | 10
IPC | 5,50%

ESTRUCTURA DE CAPITAL |  | %
Capital propio | 4.200.000.000 | 50%
Deuda | 4.200.000.000 | 50%
Total | 8.400.000.000 | 100%

CONDICIONES DEL CRÉDITO
Tasa EA | 13,25%
Plazo (años) | 7
Modalidad | Cuota fija
Pago | Trimestre vencido

CONTRATO DE OPERACIÓN
Fee de administración | 4% de ingresos
Fee mínimo mensual | 8.000.000
Reserva FF&E | 3%

HABITACIONES | Cant. | Tarifa neta | Ocup. %
Sencilla | 14 | 150.000 | 58
Doble | 22 | 195.000 | 64
Familiar | 6 | 280.000 | 49

OTROS INGRESOS | Mes
Restaurante | 48.000.000
Salón | 9.500.000
Parqueadero | 4.200.000

NÓMINA | Personas | Salario | Factor
Gerente | 1 | 6.500.000 | 1,52
Recepción | 4 | 1.700.000 | 1,52
Aseo | 6 | 1.500.000 | 1,52

OTROS GASTOS | Mes | Año
Servicios públicos | 11.000.000
Predial |  | 38.000.000
Seguros |  | 21.000.000
Costo A&B | 34%
Comisiones | 12%
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

/** Amounts of a month under the number of rooms. */
export const LAURELES = `
INGRESOS
Concepto | Cantidad | Tarifa (ADR) | Ocupación
Habitación estándar | 30 | $ 285.000 | 68%
Suite | 4 | $ 590.000 | 48%
Alimentos y bebidas | $ 145.000.000 | mensual |
Eventos | $ 38.500.000 | mensual |
`;

/** Amounts whose cycle stands under 'Tipo', and that grow by an index which has a row of its own. */
export const CALERA = `
DATOS GENERALES
Concepto | Valor | Unidad | Notas
Fecha de inicio | 01/01/2027
Años de proyección | 10 | años
Tasa de descuento | 14,50% | E.A.

COMPRA
Concepto | Valor | Unidad | Notas
Capital propio | 25.200.000.000 | COP | 60 % del precio
Cap rate de salida | 9,25% | %

DEUDA
Concepto | Valor | Unidad | Notas
Monto del crédito | 16.800.000.000 | COP
Tasa de interés | 13,20% | E.A.
Plazo | 120 | meses

INFLACIÓN
Año | 2027 | 2028 | 2029
IPC | 5,10% | 4,30% | 3,80%

INGRESOS
Ingreso | Tipo | Unidades | Tarifa | Ocupación | Incremento | Notas
Habitación estándar | Habitaciones | 54 | $ 385.000 | 62,5% | IPC | tarifa por noche
Alimentos y bebidas | Mensual | 1 | $ 310.000.000 | 100% | IPC | por mes
Eventos y salones | Mensual |  | $ 96.500.000 |  | IPC | por mes

COSTOS
Costo | Tipo | Valor | Base | Incremento | Notas
Costo de A&B | Porcentaje | 34,5% | Alimentos y bebidas
Energía y agua | Mensual | $ 78.400.000 |  | IPC
Impuesto predial | Anual | $ 288.000.000 |  | IPC | Se paga en marzo

PERSONAL
Cargo | Cantidad | Salario mensual | Factor prestacional | Incremento
Gerente general | 1 | $ 18.500.000 | 1,52 | IPC
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

/** Titles that say of what period their amounts are, shares with what they are of. */
export const PRADO = `
Datos de entrada
Inicio de operaciones: | 1/02/2027
Años a proyectar: | 10
Costo de capital (Ke): | 16,2% EA
Recursos de inversionistas: | $ 10.800.000.000
Crédito: | $ 10.800.000.000
Tasa crédito: | 1,02% mes vencido
Honorarios operador hotelero | 5% ventas

Gastos mensuales
Vigilancia | $ 19.800.000
Mantenimiento | $ 12.400.000

Gastos anuales
Impuesto predial | $ 118.000.000
Pólizas | $ 64.000.000
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

/** As rows of cells, all as wide as the widest. */
export function rowsOf(sheet: string): string[][] {
  const rows = sheet
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}
