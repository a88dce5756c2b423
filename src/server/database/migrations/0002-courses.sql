-- What the folder of courses says, as of the last start that read it.
create table courses (
  id text primary key,
  position integer not null,
  content jsonb not null
);

create table lessons (
  id text primary key,
  course_id text not null references courses on delete cascade,
  position integer not null,
  content jsonb not null
);
create index lessons_course on lessons (course_id, position);

-- Progress. It refers to no lesson, so that it outlives one that is taken away and comes back.
create table lesson_views (
  user_id bigint not null references users on delete cascade,
  lesson_id text not null,
  viewed_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);

create table concept_views (
  user_id bigint not null references users on delete cascade,
  lesson_id text not null,
  concept_id text not null,
  viewed_at timestamptz not null default now(),
  primary key (user_id, lesson_id, concept_id)
);
