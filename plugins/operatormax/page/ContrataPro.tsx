import { Mail } from 'lucide-react';
import { read, unitBeside } from '../../../src/tool/index.ts';
import { Button, VisuallyHidden } from '../../../src/ui/index.ts';
import { type Session, useSession } from '../../../src/workbench/index.ts';
import styles from './page.module.css';

const PROFESSIONALS = [
  {
    title: 'Avalúo',
    text: 'Confirma el valor de compra y el de venta: revisa el cap rate de salida con negocios comparables y firma el informe que piden los bancos.',
  },
  {
    title: 'Estructuración legal',
    text: 'Estudia títulos y uso del suelo, y arma el vehículo de la inversión: sociedad, fiducia o derechos fiduciarios, con las reglas entre los socios.',
  },
  {
    title: 'Operación hotelera',
    text: 'Contrasta tarifas, ocupación y tiempo de estabilización con el mercado, y negocia el fee del operador y su mínimo.',
  },
  {
    title: 'Contabilidad y tributación',
    text: 'Lleva la proyección a estados financieros: IVA, ICA, predial, renta y las obligaciones de nómina del proyecto.',
  },
  {
    title: 'Interventoría',
    text: 'Vigila obra, presupuesto y entregas, y dice cuánto reservar para reposición y mantenimiento mayor.',
  },
];

const SUMMARY = [
  'assetPurchaseValue',
  'totalIngresos',
  'totalFlujoCajaLibre',
  'exitValue',
  'capratePromedio',
  'margenNOI',
  'tirAnual',
  'multiplier',
  'pri',
];

/** Professionals who go over a project, and a letter to them with its figures filled in. */
export function ContrataPro({ name }: { name: string }) {
  const session = useSession();
  return (
    <>
      <p className={styles.project}>
        Quién puede revisar «{name}» contigo, y qué hace por el proyecto.
      </p>
      <ul className={styles.points}>
        {PROFESSIONALS.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Button
              size="sm"
              icon={<Mail />}
              render={<a href={letter(session, name, title)}>{title}</a>}
            >
              Escribir con el resumen
              <VisuallyHidden> a un profesional de {title.toLowerCase()}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.project}>
        El botón abre tu correo con el resumen del proyecto. Nada se envía sin que lo mandes tú.
      </p>
    </>
  );
}

/** A mail without an addressee: its subject and the project's figures. */
function letter(session: Session, name: string, subject: string): string {
  const { calculation } = session;
  const lines = SUMMARY.map((id) => {
    const formula = calculation.formula({ id });
    const reading = read(calculation, { id });
    const unit = unitBeside(reading, formula?.unit);
    return `- ${formula?.label ?? id}: ${reading.text}${unit && ` ${unit}`}`;
  });
  const body = [
    'Hola:',
    '',
    `Busco apoyo en ${subject.toLowerCase()} para el proyecto «${name}». Este es su resumen:`,
    '',
    ...lines,
    '',
    'Quedo atento a tu propuesta.',
  ].join('\r\n');
  const query = { subject: `${subject} · ${name}`, body };
  const pairs = Object.entries(query).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `mailto:?${pairs.join('&')}`;
}
