import { Copy, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Dialog,
  Disclosure,
  InfoDialog,
  Menu,
  SegmentedControl,
  Tabs,
  toast,
  useConfirm,
} from '../../ui/index.ts';
import { Columns, Row, Specimen } from './Specimen.tsx';

const MODES = [
  { value: 'payment', label: 'Cuota mensual' },
  { value: 'maximum', label: 'Valor máximo' },
] as const;

type Mode = (typeof MODES)[number]['value'];

/** What moves between views of one thing. */
export function Navigation() {
  const [mode, setMode] = useState<Mode>('payment');
  return (
    <>
      <Specimen title="Pestañas">
        <Tabs
          label="Ejemplo de pestañas"
          items={[
            { value: 'one', label: 'Descripción', content: <p>La primera está abierta.</p> },
            { value: 'two', label: 'Lecciones', content: <p>Las flechas cambian de pestaña.</p> },
            { value: 'three', label: 'Inactiva', content: null, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen title="Modos">
        <Columns>
          <SegmentedControl
            label="Qué quieres calcular"
            options={MODES}
            value={mode}
            onValueChange={setMode}
          />
          <SegmentedControl
            disabled
            label="Modos inactivos"
            options={MODES}
            value="payment"
            onValueChange={setMode}
          />
        </Columns>
      </Specimen>
      <Specimen title="Se pliega">
        <Disclosure level={4} title="Tabla de amortización" aside="180 filas">
          <p>El contenido sigue montado al plegarse.</p>
        </Disclosure>
        <Disclosure level={4} title="Abierto desde el principio" defaultOpen>
          <p>Con su contenido a la vista.</p>
        </Disclosure>
      </Specimen>
      <Specimen title="Menú">
        <Row>
          <Menu
            trigger={<Button icon={<Settings2 />}>Proyecto</Button>}
            items={[
              {
                label: 'Duplicar',
                icon: <Copy />,
                shortcut: ['Ctrl', 'D'],
                onSelect: () => toast.success('Proyecto duplicado'),
              },
              { label: 'Historial…', unavailable: 'Guárdalo antes', onSelect: () => undefined },
              'separator',
              {
                label: 'Eliminar',
                icon: <Trash2 />,
                danger: true,
                onSelect: () => toast.warning('Esto borraría el proyecto'),
              },
            ]}
          />
        </Row>
      </Specimen>
    </>
  );
}

export function Dialogs() {
  const [confirm, confirmDialog] = useConfirm();
  const ask = async () => {
    const sure = await confirm({
      title: '¿Eliminar el escenario Base?',
      description: 'Puedes deshacerlo con Ctrl+Z.',
      confirmLabel: 'Eliminar',
      danger: true,
    });
    toast.info(sure ? 'Respondiste que sí' : 'Respondiste que no');
  };
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Specimen title="Diálogo">
        <Row>
          <Dialog
            title="Nuevo proyecto"
            description="Ponle un nombre que reconozcas."
            open={isOpen}
            onOpenChange={setOpen}
            trigger={<Button>Abrir diálogo</Button>}
            footer={
              <Button variant="primary" onClick={() => setOpen(false)}>
                Crear
              </Button>
            }
          >
            <p>Se cierra con su ×, con el fondo y con Escape.</p>
          </Dialog>
        </Row>
      </Specimen>
      <Specimen title="Pregunta">
        <Row>
          <Button variant="danger" icon={<Trash2 />} onClick={() => void ask()}>
            Eliminar escenario
          </Button>
          {confirmDialog}
        </Row>
      </Specimen>
      <Specimen title="Explicación">
        <Row>
          <span>Cap rate</span>
          <InfoDialog title="Cap rate">
            <p>Ingreso operativo neto de un año sobre el valor de la propiedad.</p>
          </InfoDialog>
        </Row>
      </Specimen>
    </>
  );
}
