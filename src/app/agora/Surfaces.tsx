import { Building2, SearchX } from 'lucide-react';
import type { BadgeVariant, ScoreColor } from '../../ui/index.ts';
import { Badge, Button, EmptyState, ProgressBar, ScoreBadge, Section } from '../../ui/index.ts';
import { Columns, Row, Specimen } from './Specimen.tsx';
import styles from './Surfaces.module.css';

const BADGES: readonly (readonly [BadgeVariant, string])[] = [
  ['success', 'Viable'],
  ['warning', 'Revisar'],
  ['orange', 'Medio'],
  ['danger', 'Pérdida'],
  ['info', 'Informativo'],
  ['neutral', 'Borrador'],
];

const SCORES: readonly (readonly [ScoreColor, string])[] = [
  ['green', '5'],
  ['lightgreen', '4'],
  ['amber', '3'],
  ['orange', '2'],
  ['red', '1'],
];

export function Cards() {
  return (
    <>
      <Specimen title="Tarjeta">
        <ul className={styles.cards}>
          {['Simulador Hipotecario', 'Análisis de Renta', 'Rentals'].map((title) => (
            <li key={title} className={styles.card}>
              <Building2 aria-hidden="true" />
              <h4>{title}</h4>
              <p>Un filete la separa de la siguiente; al apuntar, sube un tono.</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Sección">
        <Section
          minor
          level={4}
          title="Financiamiento"
          description="Una línea bajo el título."
          actions={<Button size="sm">Acción</Button>}
        >
          <p>El contenido de la sección.</p>
        </Section>
      </Specimen>
    </>
  );
}

export function Data() {
  return (
    <>
      <Specimen title="Etiquetas">
        <Row>
          {BADGES.map(([variant, name]) => (
            <Badge key={variant} variant={variant}>
              {name}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Puntajes">
        <Row>
          {SCORES.map(([color, score]) => (
            <ScoreBadge key={color} color={color}>
              {score}
            </ScoreBadge>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Avance">
        <Columns>
          <ProgressBar label="Sin empezar" value={0} showLabel />
          <ProgressBar label="2 de 5 lecciones" value={40} showLabel />
          <ProgressBar label="Terminado" value={100} showLabel />
          <ProgressBar label="Avance sin leyenda" value={62} />
        </Columns>
      </Specimen>
      <Specimen title="Sin nada que mostrar">
        <EmptyState
          icon={<SearchX />}
          title="No se encontraron herramientas"
          text="Intenta cambiar los filtros de búsqueda"
          action={<Button>Ver todas</Button>}
        />
      </Specimen>
    </>
  );
}
