import { cards } from 'virtual:catalogue';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../tool/contract/tool.ts';
import { inOrder } from '../tools/filters.ts';
import { Part } from './Part.tsx';
import { Picture } from './Picture.tsx';
import styles from './Tools.module.css';

/** What the tools look like at work, and the names of all of them. */
export function Tools() {
  return (
    <Part
      id="herramientas"
      title="Una hoja de cálculo que se explica sola"
      text="Edita como en tu hoja de siempre: copia, pega, rellena y deshaz. La diferencia es que aquí cada resultado dice de dónde sale, y un error de digitación no rompe el modelo."
    >
      <div className={styles.pictures}>
        <Picture
          wide
          shot="cash-flow"
          phone={716}
          size={[1120, 560]}
          alt="Flujo de caja mensual de un coliving en OperatorMax: indicadores de proyecto y de inversión, y una hoja con meses en columnas."
          title="Flujos de caja de diez años"
          text="Ingresos, egresos, operador, reserva y crédito, mes a mes; TIR, ROI y recuperación al día con cada edición."
        />
        <Picture
          shot="matrix"
          size={[640, 344]}
          alt="Matriz de sensibilidad de una compra sobre planos: la TIR según el mes de venta y la valorización."
          title="Qué pasa si"
          text="Matrices de sensibilidad de miles de escenarios, calculadas en segundos."
        />
        <Picture
          shot="advisor"
          size={[640, 344]}
          alt="Comparador de inversiones: dos opciones lado a lado, con su puntaje por criterio y cuál lidera."
          title="Cuál conviene"
          text="Opciones lado a lado: indicadores, mercado y criterios con su puntaje."
        />
      </div>
      <div className={styles.all}>
        {CATEGORIES.map((category) => (
          <div key={category}>
            <h3>{category}</h3>
            <ul className={styles.names}>
              {[...cards]
                .filter((card) => card.category === category)
                .sort(inOrder)
                .map((card) => (
                  <li key={card.id}>
                    <Link to={card.path}>{card.title}</Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  );
}
