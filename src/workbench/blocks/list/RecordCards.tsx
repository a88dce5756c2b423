import {
  Check,
  Copy,
  Eye,
  EyeOff,
  Factory,
  House,
  Layers,
  Pencil,
  Play,
  Store,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Cards,
  conditionId,
  type List,
  type Option,
  type RecordAction,
  recordName,
} from '../../../tool/index.ts';
import { Badge, type BadgeVariant, Button, cx, IconButton } from '../../../ui/index.ts';
import { recordKey } from './records.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFacts } from './CardFacts.tsx';
import styles from './RecordCards.module.css';

const ICONS: Readonly<Record<NonNullable<Option['icon']>, ReactNode>> = {
  home: <House />,
  store: <Store />,
  factory: <Factory />,
  layers: <Layers />,
};

const ACTION_ICONS: Readonly<Record<NonNullable<RecordAction['icon']>, ReactNode>> = {
  show: <Eye />,
  hide: <EyeOff />,
  copy: <Copy />,
  start: <Play />,
  done: <Check />,
};

const VARIANTS: Readonly<Record<NonNullable<Option['tone']>, BadgeVariant>> = {
  good: 'success',
  warning: 'warning',
  orange: 'orange',
  bad: 'danger',
  info: 'info',
};

interface Props {
  id: string;
  list: List;
  cards: Cards;
  onAction: (action: RecordAction, row: number) => void;
  onRemove: (row: number) => void;
  /** Opens the form of a record, at a field; missing where nothing may be typed. */
  onEdit?: ((row: number, field?: string) => void) | undefined;
}

/** The records of a list as cards: what each says, and what can be done with it. */
export function RecordCards({ id, list, ...props }: Props) {
  const { calculation, document } = useSession();
  const rows = calculation.sheet.rows(id);
  return (
    <ul className={styles.cards} aria-label={list.label}>
      {Array.from({ length: rows }, (_, row) => (
        <li key={recordKey(document, id, row)} data-record={row}>
          <RecordCard id={id} list={list} row={row} {...props} />
        </li>
      ))}
    </ul>
  );
}

function RecordCard(props: Props & { row: number }) {
  const { id, list, cards, row, onAction, onRemove, onEdit } = props;
  const { calculation } = useSession();
  const value = (field: string) => calculation.value({ id: field, table: id, row });
  const name = recordName(calculation, list, id, row) || 'Sin nombre';
  const icon = cards.icon === undefined ? undefined : optionOf(list, cards.icon, value(cards.icon));
  const text = cards.text === undefined ? '' : String(value(cards.text) ?? '');
  const hidden = cards.active !== undefined && value(cards.active) === false;
  const actions = (list.actions ?? []).filter((action) =>
    calculation.holds(conditionId.action(action.id), { table: id, row }),
  );
  return (
    <article className={cx(styles.card, hidden && styles.hidden)} aria-label={name}>
      <header className={styles.head}>
        {icon?.icon && (
          <span className={styles.icon} role="img" aria-label={icon.label}>
            {ICONS[icon.icon]}
          </span>
        )}
        <div className={styles.titles}>
          <h3 className={styles.name}>{name}</h3>
          {text !== '' && <p className={styles.text}>{text}</p>}
        </div>
      </header>
      <div className={styles.badges}>
        {hidden && <Badge>Oculto</Badge>}
        {cards.badges?.map((field) => (
          <ChoiceBadge key={field} list={list} field={field} value={value(field)} />
        ))}
      </div>
      <CardFacts
        id={id}
        list={list}
        cards={cards}
        row={row}
        onEdit={onEdit && ((field) => onEdit(row, field))}
      />
      <footer className={styles.actions}>
        {onEdit && (
          <Button
            size="sm"
            icon={<Pencil />}
            aria-label={`Editar: ${name}`}
            onClick={() => onEdit(row)}
          >
            Editar
          </Button>
        )}
        {actions.map((action) => (
          <Button
            key={action.id}
            size="sm"
            icon={action.icon && ACTION_ICONS[action.icon]}
            aria-label={`${action.label}: ${name}`}
            onClick={() => onAction(action, row)}
          >
            {action.label}
          </Button>
        ))}
        <IconButton
          label={`Eliminar: ${name}`}
          icon={<Trash2 />}
          className={styles.remove}
          onClick={() => onRemove(row)}
        />
      </footer>
    </article>
  );
}

function optionOf(list: List, field: string, value: unknown): Option | undefined {
  const shape = list.fields[field] ?? list.formulas?.[field];
  return shape?.options?.find((option) => option.value === value);
}

function ChoiceBadge({ list, field, value }: { list: List; field: string; value: unknown }) {
  const label = (list.fields[field] ?? list.formulas?.[field])?.label ?? field;
  const option = optionOf(list, field, value);
  if (!option) return null;
  return (
    <Badge variant={option.tone ? VARIANTS[option.tone] : 'neutral'}>
      {`${label}: ${option.label}`}
    </Badge>
  );
}
