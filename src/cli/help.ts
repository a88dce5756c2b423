export const HELP = `Ábaco calcula cualquiera de sus herramientas sin navegador.

Uso
  npm run -s calc -- <herramienta> [--in ARCHIVO|-] [--out ARCHIVO] [--format json|ndjson|csv]
  npm run -s calc -- --list [--format json]
  npm run -s calc -- <herramienta> --describe

Opciones
  --in ARCHIVO   los casos; «-» es la entrada estándar. Sin --in se calculan los valores iniciales
  --out ARCHIVO  dónde escribir; sin --out, en la salida estándar
  --format       json o ndjson: un caso por línea. csv: una fila por caso
                 (json, salvo que --out termine en .csv)
  --list         id y título de cada herramienta
  --describe     campos con sus límites, fórmulas y tablas de una herramienta, en JSON
  --help         esta ayuda

Entrada, según la extensión (.json, .ndjson, .jsonl, .csv) o el contenido, en UTF-8
  JSON    un objeto con los campos (lo que falta toma su valor inicial) o una lista de objetos
  NDJSON  un objeto por línea
  CSV     un caso por fila; el encabezado lleva los ids de los campos. Una celda vacía toma el
          valor inicial; una lista de registros o de números va como texto JSON
  Las salidas que vengan junto a los campos se ignoran: un CSV de salida sirve de entrada.

Números en un CSV de entrada
  separado por «;»   como en Colombia: 1.250.000 · 12,5 · 12.500 (doce mil quinientos).
                     1234.5 o 12.25, que no pueden ser miles, se leen con punto decimal
  separado por «,»   el punto es decimal: 1234.5 · 12.500 (doce y medio). También "12,5" y
                     "1.234,5" entre comillas; "12,500" es ambiguo y se rechaza

Salida
  JSON  {"tool": …, "inputs": {…}, "outputs": {…}}; lo que no se puede calcular es null
  CSV   separado por «;»: los campos y las salidas de un solo valor, para otros programas.
        Números con todos sus decimales y punto decimal (12.125 se escribe 12.1250, para que
        nadie lo lea como miles); lo que no se puede calcular queda vacío. A un texto que empieza
        por = + - @ se le antepone un apóstrofo, para que ninguna hoja de cálculo lo ejecute

Errores
  Cada problema es una línea en la salida de errores: caso 3: interestRate = 45: supera el
  máximo 30. Entre varios casos, el malo da una línea con "error" (en CSV, la columna error) y
  los demás siguen. Estado de salida: 0 bien, 2 entrada u orden con problemas, 1 error interno.
`;
