import { Copy, Link2, Share2, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Button,
  cx,
  Dialog,
  Field,
  IconButton,
  isTouch,
  SelectField,
  TextInput,
  toast,
  useConfirm,
} from '../../../ui/index.ts';
import { tellLeftOut } from '../../session/leftOut.ts';
import type { RefusedText } from '../../session/refused.ts';
import type { CaseLink, CaseLinks } from '../remote.ts';
import styles from './CaseListDialog.module.css';
import { linkFacts, REVOKING, whenText } from './texts.ts';

interface Props {
  id: string;
  name: string;
  links: CaseLinks;
  /** What couldn't be taken: nobody sees it by a link. */
  refused: readonly RefusedText[];
  onClose: () => void;
}

const PERIODS = [
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: '365', label: 'Un año' },
  { value: '', label: 'Hasta que lo quite' },
] as const;

const AWAY = 'No pudimos conectar con el servicio. Intenta de nuevo.';

/** Links to a case: to make one, to see which there are, and to revoke them. */
export function ShareDialog({ id, name, links, refused, onClose }: Props) {
  const [shown, setShown] = useState<readonly CaseLink[] | null>(null);
  const [days, setDays] = useState('30');
  const [made, setMade] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    links.list(id).then(setShown, () => toast.error(AWAY));
  }, [id, links]);
  const during = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      setShown(await links.list(id));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : AWAY);
    } finally {
      setBusy(false);
    }
  };
  const [confirm, question] = useConfirm();
  const revoke = async (link: CaseLink) => {
    if (!(await confirm(REVOKING))) return;
    await during(() => links.revoke(id, link.id));
    // It may be the one that was just made.
    setMade(null);
  };
  const make = () =>
    during(async () => setMade(await links.make(id, days === '' ? null : Number(days))));
  const leftOut = tellLeftOut('El enlace muestra', refused);
  return (
    <Dialog
      open
      title={`Compartir «${name}»`}
      description="Quien tenga el enlace ve los datos y los resultados como están cuando lo abre, sin cuenta y sin poder cambiarlos."
      onOpenChange={(open) => !open && onClose()}
    >
      {leftOut !== null && (
        <p className={styles.leftOut}>
          <TriangleAlert aria-hidden="true" />
          {leftOut}
        </p>
      )}
      <div className={styles.make}>
        <Field label="Vence en">
          <SelectField
            value={days}
            options={PERIODS}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
        <Button variant="primary" icon={<Link2 />} loading={isBusy} onClick={() => void make()}>
          Crear enlace
        </Button>
      </div>
      {made !== null && <Made url={made} name={name} />}
      {shown !== null && shown.length > 0 && (
        <ul aria-label="Enlaces" className={styles.list}>
          {shown.map((link) => (
            <li key={link.id} className={cx(styles.case, styles.link)}>
              <div className={styles.facts}>
                <h3>Enlace del {whenText(link.createdAt)}</h3>
                <p>{linkFacts(link)}</p>
              </div>
              <IconButton
                label={`Quitar el enlace del ${whenText(link.createdAt)}`}
                icon={<Trash2 />}
                onClick={() => void revoke(link)}
              />
            </li>
          ))}
        </ul>
      )}
      {question}
    </Dialog>
  );
}

/** The address, which is shown this once. */
function Made({ url, name }: { url: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Enlace copiado');
    } catch {
      toast.error('Este navegador no deja copiar: selecciona el enlace y cópialo.');
    }
  };
  // Who closes the system's own choice of programs has decided so.
  const send = () => navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <div className={styles.make}>
      <Field label="Enlace nuevo" hint="Cópialo ahora: no se vuelve a mostrar.">
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon={<Copy />} onClick={() => void copy()}>
        Copiar
      </Button>
      {'share' in navigator && isTouch() && (
        <IconButton
          size="md"
          label="Enviar el enlace por otro programa"
          icon={<Share2 />}
          onClick={() => void send()}
        />
      )}
    </div>
  );
}
