-- Messages until they are handed in, sealed with a key that isn't in the database.
create table outgoing_mail (
  id bigint generated always as identity primary key,
  message text not null,
  created_at timestamptz not null default now(),
  -- When it is tried next; later than now while a process is at it.
  due_at timestamptz not null default now()
);
create index outgoing_mail_due on outgoing_mail (due_at);

-- What happened to accounts. It outlives them, as nobody's; addresses are taken out later.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  user_id bigint references users on delete set null,
  address text
);
create index security_events_user on security_events (user_id, at);
create index security_events_at on security_events (at);

-- Who is disabled can't sign in. An address counts once a link that was sent to it was opened:
-- those from before count.
alter table users
  add column disabled_at timestamptz,
  add column confirmed_at timestamptz;
update users set confirmed_at = now();

create table email_confirmations (
  hash text primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);

-- Lets one person with that address sign up where nobody else can.
create table invitations (
  hash text primary key,
  email text not null,
  expires_at timestamptz not null
);

-- A generator of one-time codes (RFC 6238); its secret is sealed as messages are.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret text not null,
  -- Null until its first code was typed.
  enabled_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  hash text primary key,
  user_id bigint not null references users on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);
