import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { VersionHead } from '../../../schemas/documents.ts';
import { documentsOf, draft } from '../testing/documents.ts';
import { startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Documents = ReturnType<typeof documentsOf>;
const newPerson = async () => documentsOf(service, await service.signup());

async function versionsOf(documents: Documents, id: string): Promise<VersionHead[]> {
  const answer = await documents.send('GET', `/${id}/versions`)();
  return answer.json<{ versions: VersionHead[] }>().versions;
}

const revisionsOf = async (documents: Documents, id: string) =>
  (await versionsOf(documents, id)).map(({ revision }) => revision);

/** As if the versions of a document had been written that long ago. */
const age = (id: string, interval: string, where = 'true') =>
  service.query(
    `update document_versions set created_at = created_at - $2::interval,
            started_at = started_at - $2::interval where document_id = $1 and ${where}`,
    [id, interval],
  );

const content = (value: number) => draft({ content: { value } });

test('what one session writes within ten minutes is one version, from its first writing on', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  for (const seen of [1, 2, 3]) await ana.write(id, seen, content(seen));
  expect(await revisionsOf(ana, id)).toEqual([4]);
  await age(id, '6 minutes');
  await ana.write(id, 4, content(4));
  expect(await revisionsOf(ana, id)).toEqual([5]);
  await age(id, '6 minutes');
  await ana.write(id, 5, content(5));
  expect(await revisionsOf(ana, id)).toEqual([6, 5]);
  const read = await ana.send('GET', `/${id}/versions/5`)();
  expect(read.json()).toMatchObject({ revision: 5, content: { value: 4 }, label: null });
  expect((await ana.send('GET', `/${id}/versions/4`)()).statusCode).toBe(404);
});

test('the list tells the deciding figure of each, and nothing else that is beside its content', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const figure = { label: 'Cuota', text: '$ 3.303.259' };
  await ana.write(id, 1, { ...content(1), studies: { figure, kept: { goals: [] } } });
  const [last] = await versionsOf(ana, id);
  expect(last?.figure).toEqual(figure);
  expect(last).not.toHaveProperty('studies');
});

test('each session has versions of its own', async () => {
  const person = await service.signup();
  const login = await service.login(person.user.email, 'secreta 1');
  const [here, there] = [documentsOf(service, person), documentsOf(service, login.json())];
  const id = await here.made();
  await there.write(id, 1, content(1));
  await here.write(id, 2, content(2));
  expect(await revisionsOf(here, id)).toEqual([3, 2, 1]);
});

test('a labelled version stays, and can lose its label', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const label = (text: string | null, revision = 1) =>
    ana.send('PATCH', `/${id}/versions/${revision}`)({ label: text });
  const labelled = await label(' Oferta de marzo ');
  expect(labelled.json()).toMatchObject({ revision: 1, label: 'Oferta de marzo' });
  await ana.write(id, 1, content(1));
  expect(await revisionsOf(ana, id)).toEqual([2, 1]);
  expect((await label('')).statusCode).toBe(400);
  expect((await label('x', 9)).statusCode).toBe(404);
  expect((await label(null)).json()).toMatchObject({ label: null });
});

test('an older version is restored by writing its content', async () => {
  const ana = await newPerson();
  const id = await ana.made({ content: { value: 1 } });
  await age(id, '1 hour');
  await ana.write(id, 1, content(2));
  const before = (await ana.send('GET', `/${id}/versions/1`)()).json<{ content: object }>();
  await ana.write(id, 2, draft({ content: before.content }));
  expect((await ana.read(id)).json()).toMatchObject({ revision: 3, content: { value: 1 } });
});

test('the oldest go beyond 200, but for labelled and shared ones', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  const most = DOCUMENT_LIMITS.versions;
  await service.query(
    `insert into document_versions
       (document_id, revision, name, note, version, content, bytes, device, session)
     select $1, i, '', '', 1, '{}', 2, '', '' from generate_series(2, $2) i`,
    [id, most + 2],
  );
  await service.query('update documents set revision = $2 where id = $1', [id, most + 2]);
  await ana.send('PATCH', `/${id}/versions/1`)({ label: 'primera' });
  await ana.send('POST', `/${id}/shares`)({ revision: 2 });
  await ana.write(id, most + 2, content(0));
  const left = await revisionsOf(ana, id);
  expect(left.slice(0, 2)).toEqual([most + 3, most + 2]);
  expect(left.slice(-3)).toEqual([4, 2, 1]);
  expect(left).toHaveLength(most + 2);
});

test('the oldest go beyond 20 MiB of versions, never the last one', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  await age(id, '1 hour');
  await ana.write(id, 1, content(1));
  await age(id, '1 hour');
  await service.query('update document_versions set bytes = $2 where document_id = $1', [
    id,
    DOCUMENT_LIMITS.versionBytes,
  ]);
  await ana.write(id, 2, content(2));
  expect(await revisionsOf(ana, id)).toEqual([3]);
});

test('of what is older than 30 days the last of each day stays', async () => {
  const ana = await newPerson();
  const id = await ana.made();
  // Noon in Bogotá, whatever the time is now.
  const at = (days: number, hour: number) =>
    `((now() at time zone 'America/Bogota')::date - ${days} + time '${hour}:00')
       at time zone 'America/Bogota'`;
  const made: [revision: number, days: number, hour: number, label: string | null][] = [
    [2, 40, 0, null],
    [3, 40, 23, null],
    [4, 39, 8, 'Para el banco'],
    [5, 39, 9, null],
    [6, 39, 10, null],
    [7, 5, 8, null],
    [8, 5, 9, null],
  ];
  for (const [revision, days, hour, label] of made) {
    await service.query(
      `insert into document_versions (document_id, revision, name, note, version, content, bytes,
         device, session, created_at, label)
       values ($1, $2, '', '', 1, '{}', 2, '', '', ${at(days, hour)}, $3)`,
      [id, revision, label],
    );
  }
  await service.query('delete from document_versions where document_id = $1 and revision = 1', [
    id,
  ]);
  const next = await startService({ DATABASE_URL: service.url });
  await next.close();
  expect(await revisionsOf(ana, id)).toEqual([8, 7, 6, 4, 3]);
});
