/* Sheets of blocks with a title each in a row of its own, over their heads or none. */

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

/** Amounts of a month under the number of rooms. */
export const LAURELES = `
INGRESOS
Concepto | Cantidad | Tarifa (ADR) | Ocupación
Habitación estándar | 30 | $ 285.000 | 68%
Suite | 4 | $ 590.000 | 48%
Alimentos y bebidas | $ 145.000.000 | mensual |
Eventos | $ 38.500.000 | mensual |
`;
