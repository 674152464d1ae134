"""Words that matter to no domain in particular: of layout, of asking, of persons."""

from __future__ import annotations

#: Words of layout and counting that a record key or a control name may carry around the attribute's own word.
FILLER = frozenset(
    "name names number no nr num info information s item items result results entry entries record records field "
    "fields fld value values label text txt col column cell data datum details detail meta list row view card "
    "tile box input tf tb ddl sel param q str search form advanced adv filter query code".split()
)
#: Words that join a label to what it is about, and so belong to its meaning.
LINK = frozenset("by from to".split())
#: Words that name an attribute only when little else stands in the label: `date` is one, `date of birth` is not.
GENERIC = frozenset(
    "date time number no id code name type kind style state key label labels level class source function field fields "
    "post what where when rate release area address city country department datum nom nombre nome tipo typ art data "
    "fecha numero nummer номер имя тип дата".split()
)
#: What forms ask of a person. No attribute, unless a domain says so in the same words.
PERSONAL = (
    "your name;first name;last name;full name;user name;username;nickname;nick name;display name;screen name;"
    "contact name;date of birth;birth date;birthday;birthdate;year of birth;month of birth;email;e-mail;"
    "email address;e-mail address;password;confirm password;phone;phone number;telephone;your comment;comment;"
    "message;your message;captcha;votre nom;prénom;nom d'utilisateur;mot de passe;date de naissance;vorname;"
    "nachname;benutzername;passwort;geburtsdatum;nombre de usuario;apellido;contraseña;fecha de nacimiento;"
    "seu nome;sobrenome;senha;data de nascimento;nome utente;cognome;data di nascita;ваше имя;фамилия;логин;"
    "пароль;дата рождения;姓名;用户名;昵称;密码;电子邮件;邮箱;手机;验证码;出生日期;名前;お名前;メールアドレス;"
    "パスワード;生年月日;이름;비밀번호"
).split(";")
FILLER_CJK = ("名称", "信息", "列表", "编码")

#: Options that mean no restriction.
BLANK_OPTIONS = frozenset(
    "all any none select choose both everything 全部 所有 不限 任意 请选择 請選擇 "
    "alle tous toutes todos todas tutti все".split()
)
