/* Sheets of blocks whose titles stand in the row of their heads. */

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
