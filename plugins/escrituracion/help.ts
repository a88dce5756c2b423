import type { Help } from '../../src/tool/index.ts';

const CREDIT_VALUE =
  'Se llama «Valor Crédito» porque la notaría y la oficina de registro lo liquidan sobre el monto del crédito. Esta herramienta no pide ese monto: el porcentaje se aplica al valor de la propiedad. Si tu crédito es, por ejemplo, el 70 % del valor, multiplica el porcentaje por 0,7.';

/** Of a line that the person added or renamed. */
export const otherHelp: Help = {
  title: 'Gasto',
  text: 'Quién paga: el comprador el {compradorPct} ({compradorValor}) y el vendedor el {vendedorPct} ({vendedorValor}).\n\nQué es: un gasto que agregaste o al que le cambiaste el nombre: el {porcentaje} del valor de la propiedad, {total}.\n\nSi lo que conoces es el valor en pesos, divídelo por el valor de la propiedad para hallar el porcentaje.',
};

/** Who pays each line, what it is and why, by the name of the line. */
export const closingHelp: Readonly<Record<string, Help>> = {
  'Gastos Notariales': {
    title: 'Gastos Notariales',
    text: 'Quién paga: comprador y vendedor, por mitades, salvo que la promesa de compraventa diga otra cosa.\n\nQué es: lo que cobra la notaría por autorizar la escritura pública. Los derechos notariales los fija cada año la Superintendencia de Notariado y Registro, cerca del 3 por mil del valor de la venta; a eso se suman el IVA, las copias y otros recaudos. 0,54 % es una estimación de todo junto.\n\nPor qué: en Colombia un inmueble solo se vende por escritura pública, y la escritura les sirve a los dos.',
  },
  'Impuesto de Registro': {
    title: 'Impuesto de Registro',
    text: 'Quién paga: el comprador.\n\nQué es: lo que se paga para inscribir la venta en la Oficina de Registro de Instrumentos Públicos. En la práctica se le dice «registro» a los derechos que cobra esa oficina, con tarifas que la Superintendencia de Notariado y Registro fija cada año por rangos de valor. 0,67 % es una referencia.\n\nPor qué: quien compra es dueño desde que su nombre queda inscrito en el folio de matrícula inmobiliaria, no desde que firma. El trámite lo hace y lo paga el interesado en que quede inscrito.',
  },
  'Impuesto de beneficencia': {
    title: 'Impuesto de beneficencia',
    text: 'Quién paga: el comprador.\n\nQué es: el impuesto departamental de registro (Ley 223 de 1995), también llamado boleta fiscal. Se le dice «beneficencia» porque en varios departamentos lo recauda esa entidad. Cada asamblea departamental fija la tarifa, entre 0,5 % y 1 % del valor de la escritura.\n\nPor qué: sin la boleta fiscal pagada, la oficina de registro no inscribe la venta. Hay dos meses desde la firma; después corren intereses de mora.',
  },
  'Retención en la Fuente': {
    title: 'Retención en la Fuente',
    text: 'Quién paga: el vendedor.\n\nQué es: un anticipo de su impuesto de renta o de ganancia ocasional. Cuando vende una persona natural, la notaría retiene el 1 % del valor de la venta antes de autorizar la escritura, y el vendedor lo descuenta en su declaración.\n\nPor qué: grava a quien recibe el dinero, así que no le corresponde al comprador. Si vende una empresa, la retención es otra y la practica quien paga. Si el inmueble era la vivienda del vendedor y lo compró antes de 1987, la retención baja.',
  },
  'Impuesto de Timbre': {
    title: 'Impuesto de Timbre',
    text: 'Quién paga: comprador y vendedor, por mitades, salvo pacto distinto.\n\nQué es: un impuesto nacional sobre las escrituras de venta de inmuebles de 20.000 UVT o más (del orden de mil millones de pesos). La tarifa es de 1,5 % sobre lo que pase de 20.000 UVT y de 3 % sobre lo que pase de 50.000 UVT.\n\nPor qué está en 0: la mayoría de las viviendas no llega a ese valor. Si la tuya lo pasa, calcula el impuesto sobre el exceso y escribe aquí el porcentaje que representa del valor total.',
  },
  Plusvalía: {
    title: 'Plusvalía',
    text: 'Quién paga: el vendedor, que es el dueño del predio cuando se hace exigible.\n\nQué es: la participación del municipio en el mayor valor que ganó el suelo por una decisión urbanística, como pasar de rural a urbano o permitir más altura (Ley 388 de 1997). Es entre el 30 % y el 50 % de ese mayor valor, no del precio.\n\nPor qué está en 0: solo existe si está inscrita en el certificado de tradición y libertad. Revísalo antes de firmar: con la plusvalía sin pagar, la oficina de registro no inscribe la venta. No es lo mismo que el impuesto de ganancia ocasional.',
  },
};

export const mortgageHelp: Readonly<Record<string, Help>> = {
  'Estudio de Crédito': {
    title: 'Estudio de Crédito',
    text: 'Quién paga: el comprador, que es quien pide el crédito.\n\nQué es: la revisión que hace el banco de tus ingresos, deudas e historial en las centrales de riesgo.\n\nPor qué está en 0: hoy casi ningún banco lo cobra por aparte. Si el tuyo lo cobra, escribe el porcentaje que representa del valor de la propiedad.',
  },
  'Avalúo Comercial': {
    title: 'Avalúo Comercial',
    text: 'Quién paga: el comprador, al perito o al banco.\n\nQué es: el concepto de un avaluador inscrito en el Registro Abierto de Avaluadores (RAA) sobre cuánto vale el inmueble en el mercado. Suele ser una tarifa por rangos; 0,1 % es una referencia.\n\nPor qué: el inmueble es la garantía del banco, que presta solo una parte de su valor: en vivienda, hasta el 70 %, o hasta el 80 % si es de interés social. Toma el menor entre el avalúo y el precio.',
  },
  'Estudio de Títulos': {
    title: 'Estudio de Títulos',
    text: 'Quién paga: el comprador, al abogado que asigna el banco.\n\nQué es: la revisión de las escrituras y del certificado de tradición y libertad, para confirmar que quien vende es el dueño y que no hay embargos, hipotecas, patrimonio de familia ni otras limitaciones.\n\nPor qué: si el título tiene un vicio, el banco pierde la garantía y tú el inmueble. Aunque compres de contado, vale la pena hacerlo.',
  },
  'Escritura de Hipoteca (Valor Crédito)': {
    title: 'Escritura de Hipoteca (Valor Crédito)',
    text: `Quién paga: el comprador.\n\nQué es: lo que cobra la notaría por constituir la hipoteca a favor del banco, casi siempre en la misma escritura de la compraventa. En los créditos de vivienda de la Ley 546 de 1999 los derechos tienen descuento.\n\nPor qué: la hipoteca respalda la deuda del comprador; al vendedor no le toca.\n\n${CREDIT_VALUE}`,
  },
  'Registro de Hipoteca (Valor Crédito)': {
    title: 'Registro de Hipoteca (Valor Crédito)',
    text: `Quién paga: el comprador.\n\nQué es: lo que cuesta inscribir la hipoteca en el folio de matrícula del inmueble, en la Oficina de Registro de Instrumentos Públicos.\n\nPor qué: la hipoteca solo existe desde que se registra, y el banco no desembolsa antes. Si no se inscribe dentro de los 90 días hábiles de firmada, hay que hacerla de nuevo.\n\n${CREDIT_VALUE}`,
  },
};
