import { Copy, FileImage, ImageDown, Shapes } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton, Menu, toast } from '../../../ui/index.ts';
import type { Picture } from '../../charts/picture/vector.ts';
import { useDocumentName } from '../../documents/cases/context.ts';
import { downloadPicture } from '../../onDemand.ts';
import { useSession } from '../../session/useSession.ts';

interface Props {
  /** What the picture says above the chart. */
  title: string;
  note?: string | undefined;
  /** The chart, as it is drawn on the page. */
  children: ReactNode;
}

type Stage = typeof import('../../charts/picture/PictureStage.tsx').PictureStage;

interface Drawing {
  readonly Stage: Stage;
  readonly source: string;
  readonly onDrawn: (picture: Picture) => void;
}

const DATE = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long' });

/** Takes a chart along: as an image on the clipboard or as a file, with its title and its source. */
export function PictureMenu({ title, note, children }: Props) {
  const session = useSession();
  const name = useDocumentName();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const pending = useRef<Promise<Picture> | null>(null);

  const sourceOf = () =>
    ['Fuente: Ábaco', session.tool.title, name, DATE.format(new Date())]
      .filter((part) => part !== '')
      .join(' · ');
  const drawOnce = async (): Promise<Picture> => {
    const { PictureStage } = await import('../../charts/picture/PictureStage.tsx');
    const picture = await new Promise<Picture>((onDrawn) =>
      setDrawing({ Stage: PictureStage, source: sourceOf(), onDrawn }),
    );
    setDrawing(null);
    return picture;
  };
  /** Whoever asks while it is being drawn gets that drawing: a second one would replace it. */
  const draw = (): Promise<Picture> => {
    pending.current ??= drawOnce().finally(() => {
      pending.current = null;
    });
    return pending.current;
  };
  const paint = async (): Promise<Blob> => {
    const [picture, { bitmapOf }] = await Promise.all([
      draw(),
      import('../../charts/picture/bitmap.ts'),
    ]);
    return bitmapOf(picture);
  };
  const saveSvg = () => told(draw().then(({ svg }) => downloadPicture(session, name, title, svg)));
  const savePng = () => told(paint().then((image) => downloadPicture(session, name, title, image)));
  const copy = async () => {
    const image = paint();
    // A failure to draw is told below, with that of the clipboard.
    image.catch(() => {});
    try {
      // Given as a promise: the browser must be asked while it still sees the click.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
      toast.success('Imagen copiada: pégala en tu documento o mensaje.');
    } catch {
      toast.error('El navegador no dejó copiar la imagen. Guárdala como archivo.', {
        action: { label: 'Guardar PNG', onSelect: savePng },
      });
    }
  };

  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={`Imagen de «${title}»`}
            icon={<ImageDown />}
            loading={drawing !== null}
          />
        }
        items={[
          { label: 'Copiar imagen', icon: <Copy />, onSelect: () => void copy() },
          { label: 'Guardar SVG', icon: <Shapes />, onSelect: saveSvg },
          { label: 'Guardar PNG', icon: <FileImage />, onSelect: savePng },
        ]}
      />
      {drawing && (
        <drawing.Stage title={title} note={note} source={drawing.source} onDrawn={drawing.onDrawn}>
          {children}
        </drawing.Stage>
      )}
    </>
  );
}

function told(work: Promise<void>): void {
  work.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    toast.error(`No se pudo guardar la imagen: ${reason}. Intenta de nuevo.`);
  });
}
