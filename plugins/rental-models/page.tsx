import { CardsPage } from '../../src/workbench/index.ts';

const CARDS = [
  {
    title: 'Coliving',
    text: 'Rentas unidades pequeñas con servicios y espacios comunes. Ganas por mes y por unidad, y al vender un activo en operación.',
    points: [
      { label: 'Clave', text: 'Ocupación alta, buen margen y un operador que cumple.' },
      { label: 'Cifras', text: 'TIR, yield on cost frente al cap rate de salida y recuperación.' },
      { label: 'Riesgo', text: 'Los tres primeros años, mientras la ocupación se estabiliza.' },
    ],
    link: { to: '/tools/eec-colivings', label: 'Abrir la evaluación de colivings' },
  },
  {
    title: 'Evaluación cualitativa',
    text: 'Lo que las cifras no dicen de un coliving: si el lugar, el usuario, el producto y el negocio sostienen los supuestos.',
    points: [
      { label: 'Clave', text: 'Descartar temprano los proyectos que dependen de la suerte.' },
      { label: 'Cifras', text: 'Cuatro áreas de cuatro temas, de 1 a 5 cada uno.' },
      {
        label: 'Riesgo',
        text: 'La distancia entre lo que promete el plan y lo que se ve en la calle.',
      },
    ],
    link: {
      to: '/tools/qualitative-evaluation-coliving',
      label: 'Abrir la evaluación cualitativa',
    },
  },
  {
    title: 'El Especulador',
    text: 'Compras sobre planos, pagas la cuota inicial por meses y vendes antes o después de la entrega. Ganas con la valorización, no con la renta.',
    points: [
      { label: 'Clave', text: 'Poco dinero puesto, valorización y una salida a tiempo.' },
      { label: 'Cifras', text: 'TIR efectiva anual y utilidad, por mes de venta y valorización.' },
      { label: 'Riesgo', text: 'Los costos de salida y el plazo de la fiducia.' },
    ],
    link: { to: '/tools/speculator-analysis', label: 'Abrir el comprador sobre planos' },
  },
];

export default function RentalModelsPage() {
  return (
    <CardsPage
      title="Modelos de Renta"
      description="Tres formas de ganar con un inmueble. Elige la que se parece a tu proyecto."
      cards={CARDS}
    />
  );
}
