import { qualityAreas } from '../_shared/index.ts';
import { CardsPage } from '../../src/workbench/index.ts';

export default function QualitativePage() {
  return (
    <CardsPage
      title="Evaluación Cualitativa de Colivings"
      description="Dos proyectos con la misma TIR no valen lo mismo. Estas cuatro áreas dicen qué tan probable es que la ocupación, la tarifa y el margen se cumplan."
      cards={qualityAreas.map(({ title, text, topics }) => ({ title, text, points: topics }))}
      links={[
        { to: '/tools/eec-colivings', label: 'Evaluación completa, con puntajes y cifras' },
        { to: '/tools/rental-models', label: 'Modelos de renta' },
      ]}
    />
  );
}
