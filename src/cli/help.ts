export const HELP = `Ábaco calcula cualquiera de sus herramientas sin navegador.

Uso
  npm run -s calc -- <herramienta> [--in ARCHIVO|-] [--out ARCHIVO] [--format json|ndjson|csv|xlsx]
                     [--only SALIDA,SALIDA…]
  npm run -s calc -- --list [--format json]
  npm run -s calc -- <herramienta> --describe
  npm run -s calc -- --functions
  npm run -s calc -- whatif <herramienta> [--in ARCHIVO|-] PREGUNTA

Opciones
  --in ARCHIVO   los casos, o el JSON que exportó la página; «-» es la entrada estándar. Sin --in se
                 calculan los valores iniciales
  --out ARCHIVO  dónde escribir; sin --out, en la salida estándar
  --format       json o ndjson: un caso por línea. csv: una fila por caso. xlsx: un libro de Excel
                 por caso, con fórmulas que se recalculan (json, salvo que --out termine en .csv o
                 en .xlsx)
  --only a,b     solo esas salidas, por su nombre en el JSON (solution, indicators.tir); el grupo
                 trae todo lo suyo (indicators). En CSV, las de un solo valor
  --list         id y título de cada herramienta
  --describe     campos con sus límites, fórmulas y tablas de una herramienta, en JSON
  --functions    las funciones de las fórmulas, una línea JSON por función: nombre, nombre en
                 Excel, argumentos, para qué sirve y un ejemplo
  --help         esta ayuda

Entrada, según la extensión (.json, .ndjson, .jsonl, .csv) o el contenido, en UTF-8
  JSON    un objeto con los campos (lo que falta toma su valor inicial) o una lista de objetos
  NDJSON  un objeto por línea
  CSV     un caso por fila; el encabezado lleva los ids de los campos. Una celda vacía toma el
          valor inicial; una lista de registros o de números va como texto JSON
  Las salidas que vengan junto a los campos se ignoran: un CSV de salida sirve de entrada.

Números en un CSV de entrada: una sola lectura por columna
  El primer número que no deja duda la fija (1234.5 o 0.125: punto decimal; 12,5 o 1.250.000: como
  en Colombia); el que la contradiga se rechaza con las dos lecturas. Mientras hay duda decide el
  separador del archivo
  separado por «;»   12.500 es doce mil quinientos
  separado por «,»   12.500 es doce y medio; "12,500" es ambiguo y se rechaza
  Con exponente, 3.9e-8 y 3,9e-08 son el mismo número

Salida
  JSON  {"tool": …, "inputs": {…}, "outputs": {…}}; lo que no se puede calcular es null
  CSV   separado por «;», para otros programas: los campos (las listas, como texto JSON) y las
        salidas de un solo valor. Las columnas son las de la herramienta, iguales en todos los
        casos; las salidas que son listas están solo en JSON. Números con todos sus decimales y
        punto decimal (12.125 se escribe 12.1250, para que nadie lo lea como miles); lo que no se
        puede calcular queda vacío. A un texto que empieza por = + - @ se le antepone un
        apóstrofo, para que ninguna hoja de cálculo lo ejecute
  XLSX  un libro en --out; de varios casos, uno por caso: casos-1.xlsx, casos-2.xlsx…

Preguntas de whatif, sobre un caso; la respuesta es un objeto JSON
  --seek CIFRA=META --by DATO [--from A --to B]   con qué valores del dato la cifra llega a la meta
  --table CIFRA,… --rows DATO=RANGO [--columns DATO=RANGO]   la cifra para cada valor; un RANGO es
                 4:12:2 (desde:hasta:paso) o 4,6,9
  --tornado CIFRA [--spread 10%|range] [--inputs a,b]   cuánto la mueve cada dato; con range, cada
                 uno según lo que suele variar
  --simulate CIFRA,… --study ESTUDIO.json [--runs 10000] [--seed 7]   con datos inciertos:
                 {"inputs":[{"input":…,"distribution":{"kind":"triangular","low":9,"mode":12,"high":16}}],
                 "correlations":[{"a":…,"b":…,"rho":0.5}],"target":{CIFRA:número}}; kind: uniform,
                 triangular, pert, normal, lognormal (mean y sd), discrete (values y weights)
  --study ESTUDIO.json [--runs N] [--seed N]   un estudio completo, como lo descarga Análisis: un
                 objeto con «kind» y lo suyo; «tool» y «name» son opcionales
                 seek: figure, target, by, from, to
                 table: figures, rows y columns, cada uno {"input":…,"values":[…]}
                 tornado: figure, spread (un porcentaje o "range"), inputs
                 simulation: figures, inputs, correlations, target, runs, seed
                 scenarios: figures, scenarios: [{"name":…,"values":{DATO:valor}}]
  --explain CIFRA --against ARCHIVO   por qué difiere entre los dos casos, dato por dato
  DATO y CIFRA: su nombre en el JSON, o su dirección: properties[id=3].value

Errores
  Cada problema es una línea en la salida de errores: caso 3: interestRate = 45: supera el
  máximo 30. Entre varios casos, el malo da una línea con "error" (en CSV, la columna error) y
  los demás siguen. Estado de salida: 0 bien, 2 entrada u orden con problemas, 1 error interno.
`;
