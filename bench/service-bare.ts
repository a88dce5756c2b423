/**
 * The least that can answer with a user: one route, one query, nothing else. It runs as a process
 * of its own beside the service; `DATABASE_URL`, `PORT` and `DATABASE_POOL` say where and how.
 */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
});

const QUERY = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email,
         u.user_type as "userType", u.phone_number as "phoneNumber",
         u.contact_email as "contactEmail"
    from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.expires_at > now()`;

const app = Fastify();
app.get<{ Params: { session: string; user: string } }>(
  '/profile/:session/:user',
  async (request) => {
    const { session, user } = request.params;
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'member',
      text: QUERY,
      values: [session, Number(user)],
    });
    const [row] = rows;
    return { ...row, id: Number(row?.['id']) };
  },
);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => process.exit(0));
