import { Building2, Hammer, ShieldAlert, Sofa } from 'lucide-react';
import { ConfigForm, Input } from './ConfigForm.tsx';
import styles from './config.module.css';

const FEATURES = [
  {
    icon: <Building2 />,
    title: 'Reserva para CapEx',
    text: 'Las inversiones que mantienen el activo al día: fachada, ascensores, redes.',
  },
  {
    icon: <Hammer />,
    title: 'Mantenimiento mayor',
    text: 'Las reparaciones que no caben en el gasto de cada mes.',
  },
  {
    icon: <Sofa />,
    title: 'Reposición de mobiliario',
    text: 'Camas, muebles, equipos y dotación que se gastan con el uso.',
  },
  {
    icon: <ShieldAlert />,
    title: 'Emergencias operativas',
    text: 'Lo que no se espera y no puede parar la operación.',
  },
];

/** The share of the operating income that is laid aside. */
export function ReserveTab() {
  return (
    <>
      <ul className={styles.features}>
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title}>
            <span aria-hidden="true">{icon}</span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ConfigForm
        label="Guardar la reserva"
        parts={['replacementReservePercentage']}
        summaryTitle="Resumen"
        summary={[
          'totalIngresos',
          'totalReservaReposicion',
          'totalUtilidadNetaAjustada',
          'capratePromedio',
        ]}
      >
        <Input id="replacementReservePercentage" />
      </ConfigForm>
    </>
  );
}
