"""One table of settings, read from a file, the environment and the command line; what is wrong is one sentence."""

import os
import stat
from pathlib import Path

import pytest

from jadetable.server.ops.settings import BadSetting, Settings, described, misspelt, read
from tests.cli.jade import LANGUAGES, jade

TOKEN = "a-token-of-a-good-length"


def config(folder: Path, text: str) -> Path:
    """A file of settings."""
    path = folder / "jadetable.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    path = config(
        tmp_path, 'port = 81\nhost = "0.0.0.0"\nlog_level = "error"\nbot_seconds = 3\nsecure_cookies = true\n'
    )
    settings = read({"JADE_PORT": "82", "JADE_HOST": "::1"}, path, host="::", port=None)
    assert (settings.host, settings.port, settings.log_level) == ("::", 82, "error")
    assert (settings.bot_seconds, settings.secure_cookies) == (3.0, True)
    assert read({"JADE_CONFIG": str(path)}).port == 81


def test_every_setting_can_stand_in_a_file_and_in_the_environment(tmp_path: Path) -> None:
    lines, environment = [], {}
    for name, _, default in described():
        text = str(default).lower() if isinstance(default, bool) else repr(default).replace("'", '"')
        lines.append(f"{name.removeprefix('JADE_').lower()} = {text}")
        environment[name] = str(default)
    database = f"sqlite:///{tmp_path}/t.db"
    settings = Settings(database=database)
    assert read({}, config(tmp_path, "\n".join(lines)), database=database) == settings
    assert read(environment, database=database) == settings


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = = 1", "TOML"),
        ("prot = 81", "port"),
        ("colour = 'jade'", "colour"),
        ("port = 'many'", "port"),
        ("port = 70000", "port"),
        ("port = '81'", "port"),
        ("log_level = 'loud'", "log_level"),
        ("metrics_token_file = 7", "metrics_token_file"),
        ("metrics_token_file = 'nowhere'", "nowhere"),
        ("[server]\nport = 81", "server"),
    ],
)
def test_what_is_wrong_in_a_file_is_one_sentence_that_names_it(tmp_path: Path, text: str, said: str, lang: str) -> None:
    path = config(tmp_path, text)
    result = jade("serve", "--config", path, "--check", "--lang", lang)
    assert result.exit_code == 2 and result.stdout == ""
    (line,) = result.stderr.strip().splitlines()
    assert said in line and path.name in line and "Traceback" not in line


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="No such file"):
        read({}, tmp_path / "none.toml")


def test_secrets_come_from_files(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN + "\n", encoding="utf-8")
    (tmp_path / "password").write_text("päss:wörd@/\n", encoding="utf-8")
    settings = read(
        {
            "JADE_METRICS_TOKEN_FILE": str(tmp_path / "token"),
            "JADE_DATABASE": "postgresql://jade@db/tables",
            "JADE_DATABASE_PASSWORD_FILE": str(tmp_path / "password"),
        }
    )
    assert settings.metrics_token == TOKEN
    assert settings.database == "postgresql://jade:p%C3%A4ss%3Aw%C3%B6rd%40%2F@db/tables"
    assert settings.database_password == ""
    beside = read({}, config(tmp_path, 'metrics_token_file = "token"'))  # named from the file's own folder
    assert beside.metrics_token == TOKEN


def test_an_empty_secret_is_refused_rather_than_no_secret(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("\n", encoding="utf-8")
    with pytest.raises(BadSetting, match="empty"):
        read({"JADE_METRICS_TOKEN_FILE": str(tmp_path / "token")})


def test_a_misspelt_variable_is_noticed_and_others_are_left_alone() -> None:
    given = {"JADE_PROT": "1", "JADE_QUIET": "1", "JADE_CACHE": "/x", "JADE_PORT": "1", "JADE_METRICS_TOKEN_FILE": "x"}
    assert misspelt(given) == {"JADE_PROT": "JADE_PORT"}


def checked(*arguments: object, **environment: str) -> tuple[int, str]:
    """What `jade serve --check` says."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("JADE_") and name != "JADE_CACHE"]:
            patch.delenv(name)
        for name, value in environment.items():
            patch.setenv(name, value)
        result = jade("serve", "--check", "--lang", "en", *arguments)
    return result.exit_code, result.output


def test_the_check_creates_nothing(tmp_path: Path) -> None:
    status, said = checked("--port", 0, "--database", f"sqlite:///{tmp_path}/a/b/t.db")
    assert status == 0 and "to be created" in said and "can start" in said
    assert list(tmp_path.iterdir()) == []


def test_the_check_knows_a_good_database_from_an_older_and_a_newer_one(tmp_path: Path) -> None:
    import sqlite3

    from jadetable.server.store import schema
    from tests.server.running import in_thread

    database = f"sqlite:///{tmp_path}/t.db"
    with in_thread(database):
        pass
    said = checked("--port", 0, "--database", database)[1]
    assert "good" in said and "Everybody" not in said
    (tmp_path / "t.db").chmod(0o644)
    status, said = checked("--port", 0, "--database", database)
    assert status == 0 and "Everybody on this machine can read" in said
    for version, wanted, word in (("1", 0, "Make a backup first"), (str(schema.VERSION + 1), 2, "this program knows")):
        with sqlite3.connect(tmp_path / "t.db") as connection:
            connection.execute("UPDATE jade_about SET value = ? WHERE key = 'version'", (version,))
        connection.close()
        found = checked("--port", 0, "--database", database)
        assert found[0] == wanted and word in found[1]
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("SELECT value FROM jade_about").fetchone() == (str(schema.VERSION + 1),)
    connection.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_the_check_sees_a_folder_nobody_may_write_into(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert checked("--port", 0, "--database", f"sqlite:///{tmp_path}/t.db")[0] == 2


def test_the_check_sees_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, said = checked("--port", 0, "--database", f"sqlite:///{tmp_path}/file/t.db")
    assert status == 2 and "nothing can be created" in said


def test_the_check_sees_a_database_that_does_not_answer() -> None:
    status, said = checked("--port", 0, "--database", "postgresql://jade:quite-secret@127.0.0.1:1/none")
    assert status == 2 and "does not answer" in said and "quite-secret" not in said


def test_the_check_warns_of_what_is_hardly_meant(tmp_path: Path) -> None:
    given = ("--port", 0, "--database", f"sqlite:///{tmp_path}/t.db")
    for environment, said in (
        ({"JADE_PROXIES": "*"}, "believes everybody"),
        ({"JADE_PROXIES": "10.0.0.1"}, "JADE_SECURE_COOKIES"),
        ({"JADE_HOST": "0.0.0.0"}, "without HTTPS"),
        ({"JADE_METRICS_TOKEN": "short"}, "token is short"),
        ({"JADE_BOT_SECOND": "4"}, "JADE_BOT_SECONDS"),
    ):
        status, output = checked(*given, **environment)
        assert status == 0 and said in output, output


def test_the_check_says_where_a_port_is_taken(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, said = checked("--port", port, "--database", f"sqlite:///{tmp_path}/t.db")
    assert status == 0 and str(port) in said
