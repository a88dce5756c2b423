import { Button } from '../../../ui/index.ts';
import { useTitle } from '../../useTitle.ts';
import { ConsentStatus } from '../consent/ConsentStatus.tsx';
import { ChangePassword } from '../forms/ChangePassword.tsx';
import { EmailForm } from '../email/EmailForm.tsx';
import { DeleteAccount } from '../personal/DeleteAccount.tsx';
import { ExportData } from '../personal/ExportData.tsx';
import { NameForm } from '../personal/NameForm.tsx';
import { OwnSessions } from '../sessions/OwnSessions.tsx';
import { OwnShares } from '../shares/OwnShares.tsx';
import { EmailStatus } from '../security/EmailStatus.tsx';
import { SecondFactor } from '../security/SecondFactor.tsx';
import { useAccount } from '../useAccount.ts';
import { USER_TYPE_NAMES } from '../userTypeNames.ts';
import { useSignOut } from '../useSignOut.tsx';
import page from './AccountPage.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

/** 'Mi cuenta': who one is here, and the change of the password. */
export function AccountPage() {
  useTitle('Mi cuenta');
  const { user } = useAccount();
  const [signOut, question] = useSignOut();
  if (user === null) return null;
  return (
    <main className={page.page}>
      <h1>Mi cuenta</h1>
      <section aria-labelledby="datos" className={page.section}>
        <h2 id="datos">Tus datos</h2>
        <dl className={page.facts}>
          <dt>Nombre</dt>
          <dd>{user.name}</dd>
          <dt>Email</dt>
          <dd>
            {user.email}
            <EmailStatus />
          </dd>
          <dt>Perfil</dt>
          <dd>{USER_TYPE_NAMES[user.userType]}</dd>
          {user.phoneNumber !== '' && (
            <>
              <dt>Teléfono</dt>
              <dd>{user.phoneNumber}</dd>
            </>
          )}
          {user.contactEmail !== '' && (
            <>
              <dt>Email de contacto</dt>
              <dd>{user.contactEmail}</dd>
            </>
          )}
        </dl>
      </section>
      <section aria-labelledby="nombre" className={page.section}>
        <h2 id="nombre">Cambiar nombre</h2>
        <NameForm firstName={user.firstName} lastName={user.lastName} />
      </section>
      <section aria-labelledby="email" className={page.section}>
        <div>
          <h2 id="email">Cambiar email</h2>
          <p className={page.note}>
            Con un enlace que enviamos al nuevo. Al usarlo se cierran tus sesiones en otros equipos.
          </p>
        </div>
        <EmailForm email={user.email} />
      </section>
      <section aria-labelledby="apariencia" className={page.section}>
        <div>
          <h2 id="apariencia">Apariencia</h2>
          <p className={page.note}>En este navegador.</p>
        </div>
        <ThemeChoice />
      </section>
      <section aria-labelledby="contrasena" className={page.section}>
        <div>
          <h2 id="contrasena">Cambiar contraseña</h2>
          <p className={page.note}>Al cambiarla se cierran tus sesiones en otros equipos.</p>
        </div>
        <ChangePassword email={user.email} />
      </section>
      <section aria-labelledby="dos-pasos" className={page.section}>
        <div>
          <h2 id="dos-pasos">Verificación en dos pasos</h2>
          <p className={page.note}>
            Además de la contraseña, un código de tu teléfono al iniciar sesión.
          </p>
        </div>
        <SecondFactor email={user.email} />
      </section>
      <section aria-labelledby="sesion" className={page.section}>
        <div>
          <h2 id="sesion">Sesiones</h2>
          <p className={page.note}>
            Cierra las que no reconozcas, y cambia la contraseña. La de este navegador se cierra en
            todas sus pestañas.
          </p>
        </div>
        <div className={page.stack}>
          <OwnSessions />
          <div>
            <Button onClick={signOut}>Cerrar Sesión</Button>
            {question}
          </div>
        </div>
      </section>
      <section aria-labelledby="enlaces" className={page.section}>
        <div>
          <h2 id="enlaces">Enlaces compartidos</h2>
          <p className={page.note}>Quien tenga uno ve ese caso, sin cuenta y sin cambiarlo.</p>
        </div>
        <OwnShares />
      </section>
      <section aria-labelledby="autorizacion" className={page.section}>
        <div>
          <h2 id="autorizacion">Autorización</h2>
          <p className={page.note}>Para guardar y usar tus datos, según la ley 1581 de 2012.</p>
        </div>
        <ConsentStatus />
      </section>
      <section aria-labelledby="mis-datos" className={page.section}>
        <div>
          <h2 id="mis-datos">Llevarte tus datos</h2>
          <p className={page.note}>
            Tu cuenta, tus casos con sus versiones y tu avance, en un archivo JSON.
          </p>
        </div>
        <ExportData />
      </section>
      <section aria-labelledby="eliminar" className={page.section}>
        <div>
          <h2 id="eliminar">Eliminar la cuenta</h2>
          <p className={page.note}>Con todo lo que guarda, en el servicio y en este navegador.</p>
        </div>
        <DeleteAccount userId={user.id} email={user.email} />
      </section>
    </main>
  );
}
